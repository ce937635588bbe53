import { CONTRAST_PAIRS, contrastRatio, derivePalette, type Scheme } from '@marquee/brand/theme';
import type { Tokens } from '@marquee/brand';

/** An ink with everything that it may stand on. */
export type ContrastRow = {
  ink: string;
  colour: string;
  pairs: { on: string; colour: string; ratio: number; least: number; passes: boolean }[];
};

/** Every pair of colours that components put on each other, in one scheme, by ink. */
export const contrastRows = (tokens: Tokens, scheme: Scheme): ContrastRow[] => {
  const palette = derivePalette(tokens, scheme);
  const rows = new Map<string, ContrastRow>();
  for (const { ink, on, least } of CONTRAST_PAIRS) {
    const row = rows.get(ink) ?? { ink, colour: palette[ink], pairs: [] };
    const ratio = contrastRatio(palette[ink], palette[on]);
    row.pairs.push({ on, colour: palette[on], ratio, least, passes: ratio >= least });
    rows.set(ink, row);
  }
  return [...rows.values()];
};
