import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';
import type { MatchState } from '../rules/Sport.ts';

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

/** Who plays, in a sentence; of a field of many the match's number. */
export const sidesName = (texts: Words, sides: readonly string[], number: number): string => {
  const [home = '', away = ''] = sides;
  return sides.length === 2
    ? fill(texts['versus'] ?? '', { home, away })
    : fill(texts['event'] ?? '', { number: number % 1000 });
};

/** How far a match is that is on: its minute, or its map and round; a field of many shows by its places. */
export const progressName = (texts: Words, sides: readonly string[], { step, score, rounds }: MatchState) => {
  if (sides.length > 2) return '';
  if (!rounds) return fill(texts['minute'] ?? '', { minute: step });
  const map = score.reduce((sum, one) => sum + one, 1);
  return fill(texts['mapScore'] ?? '', { map, rounds: rounds.join('–') });
};
