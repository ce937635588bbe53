import type { Font } from 'fontkit';
import { MOST_LOGO_WIDTH } from '../load/assetProblems.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { contrastRatio, TEXT_CONTRAST } from '../theme/contrastRatio.ts';
import { openFace, outlineOf } from './outlineOf.ts';

/** Height of all three drawings, in units. */
const height = 48;

/** Sizes that a name may be set in, the best first. */
const sizes = [28, 26, 24, 22, 20];

const tile = 'M4 8a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z';

/** The ink that is read best on a colour. */
export const inkOn = (colour: string): string =>
  contrastRatio(colour, '#ffffff') >= TEXT_CONTRAST ? '#ffffff' : '#000000';

/** The name as large as the bar of a phone has room for. Throws where it is too wide even small. */
const wordOf = (fonts: readonly Font[], name: string) => {
  const most = MOST_LOGO_WIDTH * height;
  const words = sizes.map((size) => outlineOf(fonts, name, { size, x: 52, y: height / 2 + size * 0.375 }));
  const fitting = words.find(({ end }) => Math.ceil(end) <= most);
  if (fitting) return fitting;
  const least = words.at(-1)!.end - 52;
  throw new Error(
    `"${name}" is ${Math.ceil(least)} wide in the display face where the logo has room for ${most - 52}. Shorten it, or say with --lettering what the logo reads instead.`,
  );
};

/** An SVG as wide as its content, of the height of all marks. */
const svg = (width: number, content: string, isHidden: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${isHidden ? ' aria-hidden="true"' : ''} viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

/**
 * Draws a logo, a mark and a favicon for a name: its first letter on a tile and the name beside it, in the brand's own
 * colours and display face, as outlines. `fontFiles` are paths of that face's files. Throws when none of them has a
 * letter of the name, and when it is too wide for the bar of a phone.
 */
export function drawMarks(name: string, tokens: Tokens, fontFiles: readonly string[]) {
  const fonts = openFace(fontFiles);
  const { accent } = tokens.colours;
  const ink = inkOn(accent);
  const initial = [...name.normalize('NFC')][0]?.toLocaleUpperCase() ?? '';
  const wide = outlineOf(fonts, initial, { size: 30, x: 0, y: 0 }).end;
  const letter = outlineOf(fonts, initial, { size: 30, x: (height - wide) / 2, y: 34.5 }).path;
  const word = wordOf(fonts, name);
  const themed = `<path fill="var(--mq-color-accent-solid,${accent})" d="${tile}"/><path fill="var(--mq-color-accent-on-solid,${ink})" d="${letter}"/>`;
  return {
    logo: svg(Math.ceil(word.end), `${themed}<path fill="currentColor" d="${word.path}"/>`, true),
    mark: svg(height, themed, true),
    favicon: svg(height, `<path fill="${accent}" d="${tile}"/><path fill="${ink}" d="${letter}"/>`, false),
  };
}
