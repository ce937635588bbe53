import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as opentype from 'opentype.js';

const require = createRequire(import.meta.url);

// Node finds no named exports in the package's main file.
const { parse } = require('opentype.js') as typeof opentype;

/** Display faces (SIL Open Font Licence) that titles are set in; all know Vietnamese. */
export const faces = ['anton', 'bungee', 'lobster', 'paytone-one', 'alfa-slab-one', 'bangers'] as const;

/** One of the display faces. */
export type Face = (typeof faces)[number];

const loaded = new Map<Face, opentype.Font[]>();

const fontsOf = (face: Face): opentype.Font[] => {
  const known = loaded.get(face);
  if (known) return known;
  const fonts = ['latin', 'latin-ext', 'vietnamese'].map((script) => {
    const bytes = readFileSync(
      require.resolve(`@fontsource/${face}/files/${face}-${script}-400-normal.woff`),
    );
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
  loaded.set(face, fonts);
  return fonts;
};

const glyphOf = (fonts: readonly opentype.Font[], character: string) => {
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0) ?? fonts[0]!;
  return { glyph: font.charToGlyph(character), scale: 1 / font.unitsPerEm };
};

const measure = (fonts: readonly opentype.Font[], line: string) =>
  [...line].reduce((width, character) => {
    const { glyph, scale } = glyphOf(fonts, character);
    return width + (glyph.advanceWidth ?? 0) * scale;
  }, 0);

const at = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const segment = (command: opentype.PathCommand): string => {
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + at(command.x, command.y);
    case 'Q':
      return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
    case 'C':
      return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
    default:
      return 'Z';
  }
};

/** The outlines of a line's characters from a place on its base line. */
const outlines = (
  fonts: readonly opentype.Font[],
  line: string,
  { x, y, size, spacing = 0 }: { x: number; y: number; size: number; spacing?: number },
): opentype.Path[] => {
  let from = x;
  return [...line].map((character) => {
    const { glyph, scale } = glyphOf(fonts, character);
    const path = glyph.getPath(from, y, size);
    from += ((glyph.advanceWidth ?? 0) * scale + spacing) * size;
    return path;
  });
};

const draw = ({ commands }: opentype.Path): string => commands.map(segment).join('');

/** Ways to break a title into at most three lines. */
const breaks = (words: readonly string[]): string[][] => {
  const [, ...rest] = words;
  if (rest.length === 0) return [[words.join(' ')]];
  const lines: string[][] = [[words.join(' ')]];
  for (let first = 1; first < words.length; first += 1) {
    const head = words.slice(0, first).join(' ');
    lines.push([head, words.slice(first).join(' ')]);
    for (let second = first + 1; second < words.length; second += 1) {
      lines.push([head, words.slice(first, second).join(' '), words.slice(second).join(' ')]);
    }
  }
  return lines;
};

/** Text as outlines: the path, and the box that it fills, its middle at the origin. */
export type Lettering = { path: string; width: number; height: number; size: number };

/**
 * Sets a title in a face as large as a box allows, broken where that makes it largest, as one path centred on
 * the origin. Outlines look the same on every machine, whatever fonts it has.
 */
export const letter = (text: string, face: Face, box: { width: number; height: number }): Lettering => {
  const fonts = fontsOf(face);
  const lead = 1.16;
  const options = breaks(text.normalize('NFC').split(/\s+/)).map((lines) => {
    const widest = Math.max(...lines.map((line) => measure(fonts, line)));
    return { lines, widest, size: Math.min(box.width / widest, box.height / (lines.length * lead)) };
  });
  const largest = Math.max(...options.map((option) => option.size));
  // Of breaks that are as large, the even one reads best.
  const { lines, widest, size } = options
    .filter((option) => option.size > largest * 0.97)
    .reduce((best, option) => (option.widest < best.widest ? option : best));
  const parts = lines.map((line, index) => {
    const y = ((index - (lines.length - 1) / 2) * lead + 0.36) * size;
    return outlines(fonts, line, { x: (-measure(fonts, line) * size) / 2, y, size })
      .map(draw)
      .join('');
  });
  return { path: parts.join(''), width: widest * size, height: lines.length * lead * size, size };
};

/**
 * Sets one line in a face as large as a box allows by its ink alone, the ink's upper left corner at the origin;
 * `spacing` is added after each character, in shares of the size.
 */
export const setLine = (
  text: string,
  face: Face,
  box: { width: number; height: number },
  spacing = 0,
): { path: string; width: number; height: number } => {
  const fonts = fontsOf(face);
  const line = text.normalize('NFC');
  const trial = 100;
  const boxes = outlines(fonts, line, { x: 0, y: 0, size: trial, spacing })
    .filter(({ commands }) => commands.length > 0)
    .map((outline) => outline.getBoundingBox());
  const [left, top] = [Math.min(...boxes.map(({ x1 }) => x1)), Math.min(...boxes.map(({ y1 }) => y1))];
  const width = Math.max(...boxes.map(({ x2 }) => x2)) - left;
  const height = Math.max(...boxes.map(({ y2 }) => y2)) - top;
  const scale = Math.min(box.width / width, box.height / height);
  const place = { x: -left * scale, y: -top * scale, size: trial * scale, spacing };
  return {
    path: outlines(fonts, line, place).map(draw).join(''),
    width: width * scale,
    height: height * scale,
  };
};
