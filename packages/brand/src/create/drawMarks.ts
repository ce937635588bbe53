import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Tokens } from '../schema/tokensSchema.ts';
import { contrastRatio, TEXT_CONTRAST } from '../theme/contrastRatio.ts';

/** Height of all three drawings, in units. */
const height = 48;

const tile = 'M4 8a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z';

const rounded = (path: string) =>
  path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

const open = (file: string): Font => {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new TypeError(`${file} holds several fonts.`);
  return font;
};

const hasLetter = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** A word in runs of letters that stand in one face each; the faces are asked in their order. */
const runsOf = (fonts: readonly Font[], word: string) => {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of word) {
    const last = runs.at(-1);
    const font = fonts.find((each) => hasLetter(each, letter));
    if (!font) throw new Error(`The display face has no "${letter}".`);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
};

/** A word's outline on a base line, and where it ends. */
const outlineOf = (fonts: readonly Font[], word: string, size: number, start: number, baseLine: number) => {
  let x = start;
  const paths = runsOf(fonts, word).flatMap(({ font, text }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path }, index) => {
      const placed = path.scale(scale, -scale).translate(x, baseLine).toSVG();
      x += (positions[index]?.xAdvance ?? 0) * scale;
      return placed;
    });
  });
  return { path: rounded(paths.join('')), end: x };
};

/**
 * Draws a logo, a mark and a favicon for a name: its first letter on a tile and the name beside it, in the brand's own
 * colours and display face, as outlines. `fontFiles` are paths of that face's files. Throws when none of them has a
 * letter of the name.
 */
export function drawMarks(name: string, tokens: Tokens, fontFiles: readonly string[]) {
  const fonts = fontFiles.map(open);
  const { accent } = tokens.colours;
  const ink = contrastRatio(accent, '#ffffff') >= TEXT_CONTRAST ? '#ffffff' : '#000000';
  const initial = [...name][0]?.toLocaleUpperCase() ?? '';
  const wide = outlineOf(fonts, initial, 30, 0, 0).end;
  const letter = outlineOf(fonts, initial, 30, (height - wide) / 2, 34.5).path;
  const word = outlineOf(fonts, name, 28, 52, 34.5);
  const themed = `<path fill="var(--mq-color-accent-solid,${accent})" d="${tile}"/><path fill="var(--mq-color-accent-on-solid,${ink})" d="${letter}"/>`;
  const svg = (width: number, content: string, isHidden: boolean) =>
    `<svg xmlns="http://www.w3.org/2000/svg"${isHidden ? ' aria-hidden="true"' : ''} viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
  return {
    logo: svg(Math.ceil(word.end), `${themed}<path fill="currentColor" d="${word.path}"/>`, true),
    mark: svg(height, themed, true),
    favicon: svg(height, `<path fill="${accent}" d="${tile}"/><path fill="${ink}" d="${letter}"/>`, false),
  };
}
