import { openShoe, type Card } from '../../tables/rules/Card.ts';
import type { RoomRules } from '../RoomRules.ts';
import { beats, readCombination, strengthOf } from './combination.ts';
import { whiteWin } from './whiteWin.ts';

/** A game of tiến lên miền Nam between its first and its last card. */
export type TienLenState = {
  hands: readonly (readonly Card[])[];
  turn: number;
  /** What lies on the table and whose it is; null where the turn leads. */
  lying: { cards: readonly Card[]; by: number } | null;
  /** Who has passed and is out until the trick ends. */
  passed: readonly number[];
  /** The card that the first play must hold. */
  opening: Card | null;
  winner: number | null;
  /** The hand with which the winner won without a play. */
  white: ReturnType<typeof whiteWin> | null;
};

/** Cards to play; none is a pass. */
export type TienLenMove = { cards: readonly Card[] };

const weakestFirst = (cards: readonly Card[]) => [...cards].sort((a, b) => strengthOf(a) - strengthOf(b));

/** The next seat in turn that still is in the trick. */
const nextIn = (seats: number, from: number, passed: readonly number[]) => {
  for (let step = 1; step <= seats; step += 1) {
    const seat = (from + step) % seats;
    if (!passed.includes(seat)) return seat;
  }
  return from;
};

const pass = (state: TienLenState): TienLenState | string => {
  const { hands, turn, lying } = state;
  if (!lying) return 'mustLead';
  const passed = [...state.passed, turn];
  const next = nextIn(hands.length, turn, passed);
  return next === lying.by
    ? { ...state, turn: next, lying: null, passed: [] }
    : { ...state, turn: next, passed };
};

const layDown = (state: TienLenState, cards: readonly Card[]): TienLenState | string => {
  const { hands, turn, lying, opening } = state;
  const hand = hands[turn] ?? [];
  if (!cards.every((card) => hand.includes(card))) return 'notYours';
  const played = readCombination(cards);
  if (!played) return 'noCombination';
  if (opening !== null && !cards.includes(opening)) return 'mustOpen';
  const under = lying && readCombination(lying.cards);
  if (under && !beats(played, under)) return 'tooLow';
  const left = hand.filter((card) => !cards.includes(card));
  return {
    ...state,
    hands: hands.map((held, seat) => (seat === turn ? left : held)),
    lying: { cards: weakestFirst(cards), by: turn },
    opening: null,
    turn: nextIn(hands.length, turn, state.passed),
    winner: left.length === 0 ? turn : null,
  };
};

/** Southern tiến lên for two to four: the first to be out of cards wins, and the winner leads the next game. */
export const tienLen = {
  seats: { least: 2, most: 4 },
  secondsAMove: 20,
  deal: (draw, seats, leader): TienLenState => {
    const next = openShoe(1, draw);
    const hands = Array.from({ length: seats }, () => weakestFirst(Array.from({ length: 13 }, next)));
    const lowest = weakestFirst(hands.flat())[0] ?? 0;
    const turn = leader ?? hands.findIndex((hand) => hand.includes(lowest));
    const seated = hands.map((_, index) => (turn + index) % seats);
    const won = seated.find((seat) => whiteWin(hands[seat] ?? []));
    return {
      hands,
      turn,
      lying: null,
      passed: [],
      opening: leader === null ? lowest : null,
      winner: won ?? null,
      white: won === undefined ? null : (whiteWin(hands[won] ?? []) ?? null),
    };
  },
  turnOf: ({ turn }) => [turn],
  readMove: (value) => {
    if (typeof value !== 'object' || value === null || !('cards' in value) || !Array.isArray(value.cards))
      return;
    const cards: unknown[] = value.cards;
    const isCard = (card: unknown): card is Card =>
      Number.isInteger(card) && Number(card) >= 0 && Number(card) < 52;
    return cards.length <= 13 && cards.every(isCard) ? { cards } : undefined;
  },
  play: (state, { cards }) => (cards.length === 0 ? pass(state) : layDown(state, cards)),
  expire: (state) => ({ cards: state.lying ? [] : (state.hands[state.turn] ?? []).slice(0, 1) }),
  outcome: ({ winner }) => (winner === null ? undefined : { winners: [winner] }),
  view: (state, seat) => ({
    ...state,
    hands: state.hands.map((hand, index) => (index === seat || state.winner !== null ? hand : hand.length)),
  }),
} satisfies RoomRules<TienLenState, TienLenMove>;
