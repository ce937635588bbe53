import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const rounded = (path: string) =>
  path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Opens the files of a face, to be asked for letters in their order. Throws where one holds several fonts. */
export const openFace = (files: readonly string[]): readonly Font[] =>
  files.map((file) => {
    const font = create(readFileSync(file));
    if ('fonts' in font) throw new TypeError(`${file} holds several fonts.`);
    return font;
  });

const hasLetter = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** A word in runs of letters that stand in one face each. */
const runsOf = (fonts: readonly Font[], word: string) => {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of word.normalize('NFC')) {
    const last = runs.at(-1);
    const font = fonts.find((each) => hasLetter(each, letter));
    if (!font) throw new Error(`The display face has no "${letter}".`);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
};

/** A word's outline on a base line, and where it ends. Throws where the face lacks one of its letters. */
export const outlineOf = (
  fonts: readonly Font[],
  word: string,
  { size, x: start, y }: { size: number; x: number; y: number },
): { path: string; end: number } => {
  let x = start;
  const paths = runsOf(fonts, word).flatMap(({ font, text }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ path }, index) => {
      const placed = path.scale(scale, -scale).translate(x, y).toSVG();
      x += (positions[index]?.xAdvance ?? 0) * scale;
      return placed;
    });
  });
  return { path: rounded(paths.join('')), end: x };
};
