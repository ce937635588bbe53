import { openShoe, rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';
import type { RoomRules } from '../RoomRules.ts';

/** Tricks in which one has to win to stay in. */
const firstTricks = 4;
const tricks = 6;

/** A card of a trick; what lies face down is seen by nobody. */
export type CatteCard = { seat: number; card: Card; isDown: boolean };

/** A game of cát tê. */
export type CatteState = {
  hands: readonly (readonly Card[])[];
  /** Tricks that each seat has won. */
  won: readonly number[];
  /** Seats that are still in. */
  stillIn: readonly number[];
  /** The trick that is played, from 0. */
  trick: number;
  turn: number;
  lying: readonly CatteCard[];
  /** The trick before. */
  before: readonly CatteCard[];
  winner: number | null;
};

/** A card to play, face up or face down. */
export type CatteMove = { card: Card; isDown: boolean };

/** Rank with the ace above the king. */
export const orderOf = (card: Card) => (rankOf(card) + 12) % 13;

const sorted = (cards: readonly Card[]) =>
  cards.toSorted((one, other) => suitOf(one) - suitOf(other) || orderOf(one) - orderOf(other));

/** The card that leads a trick so far: the highest that lies face up. */
export const bestOf = (lying: readonly CatteCard[]): CatteCard | undefined =>
  lying.findLast(({ isDown }) => !isDown);

/** Whether a card may be played face up: any to lead, then a higher one of the same suit. */
export const beatsTrick = (lying: readonly CatteCard[], card: Card): boolean => {
  const best = bestOf(lying);
  return !best || (suitOf(card) === suitOf(best.card) && orderOf(card) > orderOf(best.card));
};

const nextIn = ({ hands, stillIn }: CatteState, from: number) => {
  for (let step = 1; step <= hands.length; step += 1) {
    const seat = (from + step) % hands.length;
    if (stillIn.includes(seat)) return seat;
  }
  return from;
};

const taken = (state: CatteState): CatteState => {
  const by = bestOf(state.lying)?.seat ?? state.turn;
  const won = state.won.map((count, seat) => (seat === by ? count + 1 : count));
  const trick = state.trick + 1;
  const stillIn =
    trick === firstTricks ? state.stillIn.filter((seat) => (won[seat] ?? 0) > 0) : state.stillIn;
  const isOver = trick === tricks || stillIn.length === 1;
  return {
    ...state,
    won,
    trick,
    stillIn,
    turn: by,
    lying: [],
    before: state.lying,
    winner: isOver ? by : null,
  };
};

/** Cát tê for two to six: win one of four tricks to stay in, and the sixth to win the pot. */
export const catte = {
  seats: { least: 2, most: 6 },
  secondsAMove: 20,
  deal: (draw, seats, leader): CatteState => {
    const turn = leader ?? draw(seats);
    const next = openShoe(1, draw);
    const hands = Array.from({ length: seats }, () => sorted(Array.from({ length: tricks }, next)));
    return {
      hands,
      won: hands.map(() => 0),
      stillIn: hands.map((_, seat) => seat),
      trick: 0,
      turn,
      lying: [],
      before: [],
      winner: null,
    };
  },
  turnOf: ({ turn }) => [turn],
  readMove: (value) => {
    if (typeof value !== 'object' || value === null || !('card' in value)) return undefined;
    const { card } = value;
    return Number.isInteger(card) && Number(card) >= 0 && Number(card) < 52
      ? { card: Number(card), isDown: 'isDown' in value && value.isDown === true }
      : undefined;
  },
  play: (state, { card, isDown }) => {
    const { hands, turn } = state;
    if (!hands[turn]?.includes(card)) return 'notYours';
    if (isDown && state.lying.length === 0) return 'leadOpen';
    if (!isDown && !beatsTrick(state.lying, card)) return 'tooLowInSuit';
    const next = {
      ...state,
      hands: hands.map((hand, seat) => (seat === turn ? hand.filter((held) => held !== card) : hand)),
      lying: [...state.lying, { seat: turn, card, isDown }],
      turn: nextIn(state, turn),
    };
    return next.lying.length === next.stillIn.length ? taken(next) : next;
  },
  expire: ({ hands, lying }, seat) => {
    const [lowest = 0] = (hands[seat] ?? []).toSorted((one, other) => orderOf(one) - orderOf(other));
    return { card: lowest, isDown: lying.length > 0 };
  },
  outcome: ({ winner }) => (winner === null ? undefined : { winners: [winner] }),
  view: (state, seat): CatteView => {
    const hide = (cards: readonly CatteCard[]) =>
      cards.map((one) => (one.isDown && one.seat !== seat ? { ...one, card: null } : one));
    return {
      ...state,
      hands: state.hands.map((hand, at) => (at === seat || state.winner !== null ? hand : hand.length)),
      lying: hide(state.lying),
      before: hide(state.before),
    };
  },
} satisfies RoomRules<CatteState, CatteMove>;

type Seen = Omit<CatteCard, 'card'> & { card: Card | null };

/** A game as its player sees it: the others' hands and what they played face down are hidden. */
export type CatteView = Omit<CatteState, 'hands' | 'lying' | 'before'> & {
  hands: readonly (readonly Card[] | number)[];
  lying: readonly Seen[];
  before: readonly Seen[];
};
