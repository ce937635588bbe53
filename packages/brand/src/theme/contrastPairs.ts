import { TONES, type ThemeColour } from '../constants/themeVariables.ts';
import { NON_TEXT_CONTRAST, TEXT_CONTRAST } from './contrastRatio.ts';
import { SURFACES } from './Palette.ts';

/** Two theme colours that components put on each other, and the least ratio they must have. */
export interface ContrastPair {
  ink: ThemeColour;
  on: ThemeColour;
  least: number;
}

function pairs(ink: ThemeColour, backgrounds: readonly ThemeColour[], least: number): ContrastPair[] {
  return backgrounds.map((on) => ({ ink, on, least }));
}

const tonePairs = TONES.flatMap((tone) => [
  ...pairs(`${tone}.onSolid`, [`${tone}.solid`, `${tone}.solidHover`], TEXT_CONTRAST),
  ...pairs(`${tone}.onSoft`, [`${tone}.soft`, `${tone}.softHover`], TEXT_CONTRAST),
  ...pairs(`${tone}.text`, [...SURFACES, `${tone}.soft`], TEXT_CONTRAST),
  ...pairs(`${tone}.border`, [...SURFACES, `${tone}.soft`], NON_TEXT_CONTRAST),
  ...pairs('text', [`${tone}.soft`, `${tone}.softHover`], TEXT_CONTRAST),
]);

/** Every pair that components may rely on, in any brand and scheme. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs('text', SURFACES, TEXT_CONTRAST),
  ...pairs('textMuted', [...SURFACES, 'neutral.soft', 'neutral.softHover'], TEXT_CONTRAST),
  ...pairs('borderStrong', SURFACES, NON_TEXT_CONTRAST),
  ...pairs('focus', SURFACES, NON_TEXT_CONTRAST),
  ...tonePairs,
];
