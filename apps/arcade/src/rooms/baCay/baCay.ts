import { rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';
import { dealFrom } from '../dealFrom.ts';
import type { RoomRules } from '../RoomRules.ts';

/** The cards of ba cây: ace to nine of each suit. */
const deck: readonly Card[] = Array.from({ length: 52 }, (_, card) => card).filter(
  (card) => rankOf(card) < 9,
);

/** Points that may be bet against the banker. */
export const bets = [1, 2, 3];

/** How often each seat is the banker. */
const turnsAsBanker = 2;

/** What a round showed, by seat. */
export type BaCayRound = {
  banker: number;
  hands: readonly (readonly Card[])[];
  /** Null of the banker. */
  bets: readonly (number | null)[];
  gains: readonly number[];
};

/** A game of ba cây: a round for each banker, all dealt from the start and shown one by one. */
export type BaCayState = {
  /** The hands of each round, by seat. */
  rounds: readonly (readonly (readonly Card[])[])[];
  /** Who is the banker of the first round. */
  first: number;
  round: number;
  bets: readonly (number | null)[];
  points: readonly number[];
  last: BaCayRound | null;
};

/** Diamonds, hearts, clubs, spades. */
const suitOrder = [1, 2, 4, 3];

/** The last digit of three cards' sum, ten for none. */
export const scoreOf = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + rankOf(card) + 1, 0) % 10 || 10;

/** The highest card: by suit, then by rank with the ace above the nine. */
const highest = (hand: readonly Card[]) =>
  Math.max(...hand.map((card) => (suitOrder[suitOf(card)] ?? 0) * 10 + (rankOf(card) || 9)));

/** Whether a hand beats another; no two are the same. */
export const beatsHand = (mine: readonly Card[], theirs: readonly Card[]): boolean => {
  const lead = scoreOf(mine) - scoreOf(theirs);
  return lead === 0 ? highest(mine) > highest(theirs) : lead > 0;
};

/** Whose round it is to be the banker. */
export const bankerOf = ({ first, round, points }: Pick<BaCayState, 'first' | 'round' | 'points'>) =>
  (first + round) % points.length;

const shown = (state: BaCayState): BaCayState => {
  const banker = bankerOf(state);
  const hands = state.rounds[state.round] ?? [];
  const gains = state.bets.map((bet, seat) =>
    bet === null ? 0 : beatsHand(hands[seat] ?? [], hands[banker] ?? []) ? bet : -bet,
  );
  gains[banker] = 0 - gains.reduce((sum, gain) => sum + gain, 0);
  return {
    ...state,
    round: state.round + 1,
    bets: state.bets.map(() => null),
    points: state.points.map((points, seat) => points + (gains[seat] ?? 0)),
    last: { banker, hands, bets: state.bets, gains },
  };
};

/** Ba cây for two to six: each is the banker twice; the most points take the pot. */
export const baCay = {
  seats: { least: 2, most: 6 },
  secondsAMove: 15,
  deal: (draw, seats, leader): BaCayState => {
    const first = leader ?? draw(seats);
    const rounds = Array.from({ length: turnsAsBanker * seats }, () => {
      const next = dealFrom(deck, draw);
      return Array.from({ length: seats }, () => Array.from({ length: 3 }, next));
    });
    const nobody = Array.from({ length: seats }, () => null);
    return { rounds, first, round: 0, bets: nobody, points: nobody.map(() => 0), last: null };
  },
  turnOf: (state) =>
    state.bets.flatMap((bet, seat) => (bet === null && seat !== bankerOf(state) ? seat : [])),
  readMove: (value) => {
    if (typeof value !== 'object' || value === null || !('bet' in value)) return undefined;
    return bets.includes(value.bet as number) ? { bet: Number(value.bet) } : undefined;
  },
  play: (state, { bet }, seat) => {
    const next = { ...state, bets: state.bets.map((own, at) => (at === seat ? bet : own)) };
    return next.bets.filter((own) => own === null).length === 1 ? shown(next) : next;
  },
  expire: () => ({ bet: 1 }),
  outcome: ({ rounds, round, points }) => {
    if (round < rounds.length) return undefined;
    const most = Math.max(...points);
    return { winners: points.flatMap((own, seat) => (own === most ? seat : [])) };
  },
  view: ({ rounds, ...state }): BaCayView => ({ ...state, rounds: rounds.length }),
} satisfies RoomRules<BaCayState, { bet: number }>;

/** A game as everybody sees it: rounds to come are a number. */
export type BaCayView = Omit<BaCayState, 'rounds'> & { rounds: number };
