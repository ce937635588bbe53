import type { Market } from './Sport.ts';

/** Odds are hundredths: 185 pays 1.85 times the stake, which is in it. */
const [least, most] = [101, 5000];

/**
 * The odds of a market's pick, in hundredths, rounded down: of each stake that is not returned, the pick pays back
 * `payback` in the long run, or a little less. Null where it is as good as decided and no odds of 1.01 are in it.
 */
export const oddsOf = ({ returned, picks }: Market, pick: string, payback: number): number | null => {
  const chance = picks.find(({ id }) => id === pick)?.chance ?? 0;
  if (chance <= 0) return null;
  // What floating point has lost of a whole hundredth is given back.
  const odds = Math.floor((100 * payback * (1 - returned)) / chance + 1e-9);
  return odds < least ? null : Math.min(odds, most);
};

/** What a bet that won is paid, with its stake: minor units, fractions are left out. */
export const winOf = (stake: number, odds: number): number => Number((BigInt(stake) * BigInt(odds)) / 100n);
