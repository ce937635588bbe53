import { winOf } from './oddsOf.ts';
import { endingOf, type Match } from './playMatch.ts';
import type { Sport } from './Sport.ts';

/** A bet that was laid: its market, its pick, and its odds in hundredths. */
export type Laid = { market: string; pick: string; odds: number };

/** What a bet on a match that is over gets, in minor units; its stake where that is returned. */
export const paidOf = (sport: Sport, match: Match, { market, pick, odds }: Laid, stake: number): number => {
  const { isAbandoned, score } = endingOf(match);
  const result = isAbandoned ? 'returned' : sport.resultOf(market, pick, score);
  if (result === 'returned') return stake;
  return result === 'won' ? winOf(stake, odds) : 0;
};
