import type { ThemeColour } from '../constants/themeVariables.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { CONTRAST_PAIRS } from './contrastPairs.ts';
import { contrastRatio, TEXT_CONTRAST } from './contrastRatio.ts';
import { derivePalette } from './derivePalette.ts';
import { readHex } from './oklch.ts';
import { reachContrast } from './reachContrast.ts';
import type { Scheme } from './Palette.ts';

/** A pair of colours, given by a brand, that falls short of WCAG 2.2 AA. */
export interface ContrastProblem {
  /** Where the ink is written in `tokens.ts`, or the background when only that is given. */
  key: string;
  message: string;
}

const SCHEMES: readonly Scheme[] = ['dark', 'light'];

/** The pairs that a brand's own values break: its text on its canvas, and its overrides with what they meet. */
export function contrastProblems(tokens: Tokens): ContrastProblem[] {
  return [
    ...givenPair(tokens, 'darkText', 'darkCanvas'),
    ...givenPair(tokens, 'lightText', 'lightCanvas'),
    ...SCHEMES.flatMap((scheme) => overrideProblems(tokens, scheme)),
  ];
}

function givenPair(
  { colours }: Tokens,
  ink: 'darkText' | 'lightText',
  canvas: 'darkCanvas' | 'lightCanvas',
): ContrastProblem[] {
  const ratio = contrastRatio(colours[ink], colours[canvas]);
  if (ratio >= TEXT_CONTRAST) return [];
  const message = shortfall(colours[ink], `colours.${canvas}`, colours[canvas], ratio, TEXT_CONTRAST);
  return [{ key: `colours.${ink}`, message }];
}

function overrideProblems(tokens: Tokens, scheme: Scheme): ContrastProblem[] {
  const palette = derivePalette(tokens, scheme);
  const given = tokens.overrides[scheme];
  const isGiven = (name: ThemeColour) => given[name] !== undefined;
  return CONTRAST_PAIRS.flatMap(({ ink, on, least }) => {
    const ratio = contrastRatio(palette[ink], palette[on]);
    if (ratio >= least || !(isGiven(ink) || isGiven(on))) return [];
    const key = `overrides.${scheme}.${isGiven(ink) ? ink : on}`;
    const message = isGiven(ink)
      ? shortfall(palette[ink], on, palette[on], ratio, least)
      : `${ink} ${palette[ink]} cannot be read on ${palette[on]}: contrast ${ratio.toFixed(2)}, WCAG 2.2 AA asks ${least}.`;
    return [{ key, message }];
  });
}

function shortfall(ink: string, onName: string, on: string, ratio: number, least: number): string {
  const towards = contrastRatio('#ffffff', on) > contrastRatio('#000000', on) ? 'light' : 'dark';
  const nearest = reachContrast(readHex(ink), { on: [on], least, towards });
  return (
    `${ink} on ${onName} ${on} has a contrast of ${ratio.toFixed(2)}, WCAG 2.2 AA asks ${least}. ` +
    `The nearest that passes is ${nearest}.`
  );
}
