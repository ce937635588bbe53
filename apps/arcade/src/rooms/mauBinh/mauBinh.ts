import { openShoe, rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';
import { handValue } from '../poker/handValue.ts';
import type { RoomRules } from '../RoomRules.ts';
import { arrange, isInOrder, specialOf, specials, type Arrangement } from './arrange.ts';

/** A game of mậu binh: everybody arranges at the same time, then all are compared. */
export type MauBinhState = {
  hands: readonly (readonly Card[])[];
  arranged: readonly (Arrangement | null)[];
  /** Points of each seat once all have arranged. */
  points: readonly number[] | null;
};

const lines = ['front', 'middle', 'back'] as const;

/** Highest first, an ace above the king. */
const sorted = (cards: readonly Card[]) =>
  cards.toSorted(
    (one, other) => ((rankOf(other) + 12) % 13) - ((rankOf(one) + 12) % 13) || suitOf(one) - suitOf(other),
  );

/** What one arrangement gets from another: a point a hand, twice as much for all three or against a foul. */
export const compare = (mine: Arrangement, theirs: Arrangement): number => {
  const [special, otherSpecial] = [mine, theirs].map((one) => {
    const name = specialOf(one);
    return name === undefined ? 0 : specials.indexOf(name) + 1;
  }) as [number, number];
  if (special !== otherSpecial) return special > otherSpecial ? 6 : -6;
  const [isFine, isOtherFine] = [isInOrder(mine), isInOrder(theirs)];
  if (special === 0 && !(isFine && isOtherFine)) return isFine === isOtherFine ? 0 : isFine ? 6 : -6;
  const won = lines.map((line) => Math.sign(handValue(mine[line]) - handValue(theirs[line])));
  const sum = won.reduce((total, one) => total + one, 0);
  return Math.abs(sum) === 3 ? 2 * sum : sum;
};

const pointsOf = (all: readonly Arrangement[]) =>
  all.map((mine, seat) =>
    all.reduce((sum, theirs, other) => (other === seat ? sum : sum + compare(mine, theirs)), 0),
  );

const readLine = (value: unknown, count: number): Card[] | undefined =>
  Array.isArray(value) && value.length === count && value.every((card) => Number.isInteger(card))
    ? (value as Card[])
    : undefined;

/** Mậu binh for two to four: thirteen cards in three hands, each against each; the most points take the pot. */
export const mauBinh = {
  seats: { least: 2, most: 4 },
  secondsAMove: 90,
  deal: (draw, seats): MauBinhState => {
    const next = openShoe(1, draw);
    const hands = Array.from({ length: seats }, () => sorted(Array.from({ length: 13 }, next)));
    return { hands, arranged: hands.map(() => null), points: null };
  },
  turnOf: ({ arranged }) => arranged.flatMap((one, seat) => (one ? [] : seat)),
  readMove: (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { front, middle, back } = value as Record<string, unknown>;
    const read = { front: readLine(front, 3), middle: readLine(middle, 5), back: readLine(back, 5) };
    return read.front && read.middle && read.back ? (read as Arrangement) : undefined;
  },
  play: (state, move, seat) => {
    const used = new Set(lines.flatMap((line) => move[line]));
    const hand = state.hands[seat] ?? [];
    if (used.size !== 13 || !hand.every((card) => used.has(card))) return 'notYours';
    const arranged = state.arranged.map((one, at) => (at === seat ? move : one));
    const whole = arranged.filter((one) => one !== null);
    return { ...state, arranged, points: whole.length === arranged.length ? pointsOf(whole) : null };
  },
  expire: (state, seat) => arrange(state.hands[seat] ?? []),
  outcome: ({ points }) => {
    if (!points) return undefined;
    const most = Math.max(...points);
    return { winners: points.flatMap((own, seat) => (own === most ? seat : [])) };
  },
  view: ({ hands, arranged, points }, seat): MauBinhView => ({
    hands: hands.map((hand, at) => (at === seat || points ? hand : hand.length)),
    arranged: arranged.map((one, at) => (at === seat || points ? one : one && 'hidden')),
    points,
  }),
} satisfies RoomRules<MauBinhState, Arrangement>;

/** A game as its player sees it: the others' cards are hidden until all have arranged. */
export type MauBinhView = {
  hands: readonly (readonly Card[] | number)[];
  arranged: readonly (Arrangement | 'hidden' | null)[];
  points: readonly number[] | null;
};
