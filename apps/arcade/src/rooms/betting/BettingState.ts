import type { Card } from '../../tables/rules/Card.ts';

/** The cards of a hand: each seat's own, and those that are turned for all. */
export type DealtHand = { holes: readonly (readonly Card[])[]; board: readonly Card[] };

/** How a hand ended: what each seat got of it, and the cards of those who showed them. */
export type HandResult = {
  hand: number;
  gains: readonly number[];
  shown: readonly (readonly Card[] | null)[];
  board: readonly Card[];
};

/** A game with betting: many hands for one stake, with chips that count within the room alone. */
export type BettingState = {
  /** Every hand that may be played, dealt from the start. */
  hands: readonly DealtHand[];
  hand: number;
  dealer: number;
  chips: readonly number[];
  /** What each seat has bet on this street, and in this hand. */
  bets: readonly number[];
  paid: readonly number[];
  /** Seats that are out of this hand, those without chips too. */
  folded: readonly boolean[];
  hasActed: readonly boolean[];
  /** Seats that may raise; a raise of less than the least one opens the betting for nobody again. */
  mayRaise: readonly boolean[];
  street: number;
  turn: number;
  /** By how much a raise has to be higher at least. */
  leastRaise: number;
  last: HandResult | null;
  winners: readonly number[] | null;
};

/** A game's own facts beside the betting. */
export type BettingGame = {
  seats: { least: number; most: number };
  /** Cards of each seat's own. */
  holes: number;
  /** Cards that are turned for all on each street. */
  streets: readonly number[];
  /** Two seats pay blinds, or all pay an ante. */
  forced: 'blinds' | 'ante';
  /** Of two hands the higher number wins. */
  valueOf: (hole: readonly Card[], board: readonly Card[]) => number;
};

/** Chips that each seat begins with. */
export const startingChips = 100;

/** Hands after which the most chips win, and hands on one level of blinds. */
export const mostHands = 30;
export const handsALevel = 4;

/** The big blind of a hand, which doubles; the small one and an ante are half of it. */
export const bigBlindOf = (hand: number): number => 2 * 2 ** Math.floor(hand / handsALevel);
