import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';

type Words = Start['texts'];

/** Odds as they are written: `1.85`. */
export const writeOdds = (odds: number, language: string): string =>
  (odds / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a pick is called where its market is: a side's name, a draw, over or under its line. */
export const pickName = (texts: Words, sides: readonly string[], market: string, pick: string): string => {
  const side = sides[Number(pick) - 1];
  if (side !== undefined) return side;
  if (pick === 'x') return texts['draw'] ?? pick;
  return texts[market.replace(/^\D+/, pick)] ?? pick;
};

/** Who plays, in a sentence. */
export const sidesName = (texts: Words, [home = '', away = '']: readonly string[]): string =>
  fill(texts['versus'] ?? '', { home, away });
