import { colourValue } from './colourValue.ts';
import { type DesignToken, EXTENSION } from './DesignTokens.ts';

/** Types of the format in which the values of a theme are written. */
export type ThemeTokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'gradient'
  | 'number'
  | 'shadow';

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6})\b/gi;
const TRANSPARENT = '#00000000';

const measure = (text: string) => {
  const [, value = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(text) ?? [];
  return { value: Number(value), unit };
};

const shadowOf = (text: string) => {
  const [offsetX = '0', offsetY = '0', blur = '0', fourth = '0', fifth] = text.trim().split(/\s+/);
  const [spread, colour] = fifth === undefined ? ['0', fourth] : [fourth, fifth];
  return {
    color: colourValue(colour),
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    blur: measure(blur),
    spread: measure(spread),
  };
};

const nothingCast = [shadowOf(`0 0 0 ${TRANSPARENT}`)];

/** From its colour to nothing; of another image than ours the format can say nothing. */
const gradientOf = (text: string) => [
  { color: colourValue(text.match(HEX)?.[0] ?? TRANSPARENT), position: 0 },
  { color: colourValue(TRANSPARENT), position: 1 },
];

/** The most of a size that grows with the window: that is what a design tool draws on a desktop. */
const largestOf = (text: string) => text.match(/[\d.]+rem(?=\)$)/)?.[0] ?? text;

const readers: Record<ThemeTokenType, (text: string) => { value: unknown; isExact?: boolean }> = {
  color: (text) => ({ value: colourValue(text) }),
  cubicBezier: (text) => ({ value: (text.match(/[\d.]+/g) ?? []).map(Number) }),
  dimension: (text) => ({ value: measure(largestOf(text)), isExact: largestOf(text) === text }),
  // The format's durations are objects, which Style Dictionary 5 does not write yet.
  duration: (text) => ({ value: measure(text), isExact: false }),
  fontFamily: (text) => ({ value: text.split(',').map((name) => name.replaceAll('"', '')) }),
  fontWeight: (text) => ({ value: Number(text) }),
  gradient: (text) => ({ value: gradientOf(text), isExact: false }),
  number: (text) => ({ value: Number.parseFloat(text), isExact: String(Number(text)) === text }),
  shadow: (text) =>
    text === 'none'
      ? { value: nothingCast, isExact: false }
      : { value: text.split(/,(?![^(]*\))/).map(shadowOf) },
};

/**
 * A value of a theme, given as CSS text, as a token. Where the format can say it only nearly, or CSS tools do not
 * write what it says, the text itself stands in the extension as `css`.
 */
export function tokenOfCss(text: string, type: ThemeTokenType): DesignToken {
  const { value, isExact = true } = readers[type](text);
  return {
    $type: type,
    $value: value,
    ...(!isExact && { $extensions: { [EXTENSION]: { css: text } } }),
  };
}
