/** A whole number from 0 up to, and without, a bound; each as likely as the others. */
export type Random = (bound: number) => number;

/** The numbers of a draw, prize by prize, as they are announced. */
export type Prize = { prize: string; numbers: readonly string[] };

/** What a line of a slip chooses from. */
export type Choice =
  /** Numbers of `from` to `to`, written with `width` digits. In a given order when `isOrdered`. */
  | { from: number; to: number; width: number; picks: number; isOrdered?: true }
  /** One of some words. */
  | { options: readonly string[] };

/** A line of a paytable. Odds are hundredths of the stake and include it. */
export type Tier = { hits: string; odds: number };

/** A way to bet on a draw. Odds are whole hundredths: money is never counted in fractions. */
export type BetType = {
  id: string;
  choice: Choice;
  /** How often the stake is taken for one line: a point of lô is bought for every number of the table. */
  price: number;
  paytable: readonly Tier[];
  /** What comes back of a long row of such bets, as a part of 1. */
  returnToPlayer: number;
  /** What a line gets, in hundredths of its stake. */
  oddsWon: (picks: readonly string[], prizes: readonly Prize[]) => number;
};

/** A game of draws: how it draws and how one may bet on it. */
export type DrawGame = {
  draw: (random: Random) => Prize[];
  bets: readonly BetType[];
};
