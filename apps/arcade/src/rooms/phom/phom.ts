import { openShoe, rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';
import type { RoomRules } from '../RoomRules.ts';
import { bestMelds, pointsOf, sendLoose } from './melds.ts';

/** Cards that each seat puts away before hands are laid down. */
const discardsEach = 4;

/** What a hand came to: its phỏm, the cards that were left after sending some to others, and their points. */
export type PhomHand = { melds: readonly (readonly Card[])[]; loose: readonly Card[]; points: number };

/** A game of phỏm. */
export type PhomState = {
  hands: readonly (readonly Card[])[];
  /** Cards that each seat took from the one before it. */
  taken: readonly (readonly Card[])[];
  discards: readonly (readonly Card[])[];
  /** How many cards each seat has put away, also those that others took. */
  turns: readonly number[];
  stock: readonly Card[];
  first: number;
  turn: number;
  phase: 'take' | 'discard';
  winner: number | null;
  /** Whether the winner had every card in a phỏm. */
  isFull: boolean;
  /** Every hand as it was laid down at the end. */
  laid: readonly PhomHand[] | null;
};

/** Drawing, taking the card of the seat before, or putting one away. */
export type PhomMove = { do: 'draw' } | { do: 'take' } | { do: 'discard'; card: Card };

const sorted = (cards: readonly Card[]) =>
  cards.toSorted((one, other) => rankOf(one) - rankOf(other) || suitOf(one) - suitOf(other));

/** The card that may be taken: the last one of the seat before. */
export const offered = ({ discards, turn, phase }: Pick<PhomState, 'discards' | 'turn' | 'phase'>) =>
  phase === 'take' ? discards[(turn + discards.length - 1) % discards.length]?.at(-1) : undefined;

/** Whether a hand may take a card: with what it took before, each has to be in a phỏm. */
export const canTake = (hand: readonly Card[], taken: readonly Card[], card: Card): boolean =>
  bestMelds([...hand, card], [...taken, card]) !== undefined;

/** Why a hand may not put a card away. */
export const cannotDiscard = (
  hand: readonly Card[],
  taken: readonly Card[],
  card: Card,
): string | undefined => {
  if (!hand.includes(card)) return 'notYours';
  if (taken.includes(card)) return 'takenStays';
  const left = hand.filter((held) => held !== card);
  return bestMelds(left, taken) ? undefined : 'breaksMeld';
};

const changed = <Item>(list: readonly Item[], seat: number, item: Item): Item[] =>
  list.map((one, at) => (at === seat ? item : one));

/** Hands in the order in which they are laid: phỏm first, then loose cards are sent to those that lie. */
const laidDown = ({ hands, taken, first }: PhomState): PhomHand[] => {
  const laid: PhomHand[] = hands.map(() => ({ melds: [], loose: [], points: 0 }));
  for (let step = 0; step < hands.length; step += 1) {
    const seat = (first + step) % hands.length;
    const { melds, loose } = bestMelds(hands[seat] ?? [], taken[seat]) ?? {
      melds: [],
      loose: hands[seat] ?? [],
    };
    laid[seat] = { melds, loose, points: pointsOf(loose) };
    if (melds.length === 0) continue;
    const places = laid.flatMap((one, at) => one.melds.map((meld) => ({ at, meld })));
    const sent = sendLoose(
      loose,
      places.map(({ meld }) => meld),
    );
    for (const [at, one] of laid.entries())
      laid[at] = { ...one, melds: sent.melds.filter((_, place) => places[place]?.at === at) };
    laid[seat] = { ...(laid[seat] as PhomHand), loose: sent.loose, points: pointsOf(sent.loose) };
  }
  return laid;
};

/** Who has a phỏm goes before who has none; then the fewest points, then who lays down first. */
const winnerOf = (laid: readonly PhomHand[], first: number) => {
  const seats = laid.map((_, step) => (first + step) % laid.length);
  const rank = (seat: number) => (laid[seat]?.melds.length ? 0 : 1000) + (laid[seat]?.points ?? 0);
  return seats.reduce((best, seat) => (rank(seat) < rank(best) ? seat : best));
};

const isFull = (hand: readonly Card[], taken: readonly Card[]) => bestMelds(hand, taken)?.loose.length === 0;

const full = (state: PhomState): PhomState => ({
  ...state,
  winner: state.turn,
  isFull: true,
  laid: state.hands.map((hand, seat) => {
    const { melds, loose } = bestMelds(hand, state.taken[seat]) ?? { melds: [], loose: hand };
    return { melds, loose, points: pointsOf(loose) };
  }),
});

const added = (state: PhomState, card: Card): PhomState => {
  const hand = sorted([...(state.hands[state.turn] ?? []), card]);
  const next = { ...state, hands: changed(state.hands, state.turn, hand), phase: 'discard' as const };
  return isFull(hand, next.taken[next.turn] ?? []) ? full(next) : next;
};

const discarded = (state: PhomState, card: Card): PhomState | string => {
  const { turn, hands, taken, turns, discards } = state;
  const hand = hands[turn] ?? [];
  const refused = cannotDiscard(hand, taken[turn] ?? [], card);
  if (refused) return refused;
  const left = hand.filter((held) => held !== card);
  const next: PhomState = {
    ...state,
    hands: changed(hands, turn, left),
    discards: changed(discards, turn, [...(discards[turn] ?? []), card]),
    turns: changed(turns, turn, (turns[turn] ?? 0) + 1),
  };
  if (isFull(left, taken[turn] ?? [])) return full(next);
  if (next.turns.every((count) => count === discardsEach)) {
    const laid = laidDown(next);
    return { ...next, laid, winner: winnerOf(laid, next.first) };
  }
  return { ...next, turn: (turn + 1) % hands.length, phase: 'take' };
};

/** Phỏm for two to four: a full hand wins at once, otherwise the fewest loose points after four cards each. */
export const phom = {
  seats: { least: 2, most: 4 },
  secondsAMove: 20,
  deal: (draw, seats, leader): PhomState => {
    const first = leader ?? draw(seats);
    const next = openShoe(1, draw);
    const hands = Array.from({ length: seats }, (_, seat) =>
      sorted(Array.from({ length: seat === first ? 10 : 9 }, next)),
    );
    const stock = Array.from({ length: discardsEach * seats - 1 }, next);
    const nothing = hands.map((): Card[] => []);
    const begun: PhomState = {
      hands,
      taken: nothing,
      discards: nothing,
      turns: hands.map(() => 0),
      stock,
      first,
      turn: first,
      phase: 'discard',
      winner: null,
      isFull: false,
      laid: null,
    };
    return isFull(hands[first] ?? [], []) ? full(begun) : begun;
  },
  turnOf: ({ turn }) => [turn],
  readMove: (value) => {
    if (typeof value !== 'object' || value === null || !('do' in value)) return undefined;
    if (value.do === 'draw' || value.do === 'take') return { do: value.do };
    const card = 'card' in value ? value.card : undefined;
    return value.do === 'discard' && Number.isInteger(card) && Number(card) >= 0 && Number(card) < 52
      ? { do: 'discard', card: Number(card) }
      : undefined;
  },
  play: (state, move): PhomState | string => {
    const { turn, phase, hands, taken, discards, stock } = state;
    if (move.do === 'discard') return phase === 'discard' ? discarded(state, move.card) : 'takeFirst';
    if (phase !== 'take') return 'discardFirst';
    if (move.do === 'draw') return added({ ...state, stock: stock.slice(1) }, stock[0] ?? 0);
    const card = offered(state);
    if (card === undefined || !canTake(hands[turn] ?? [], taken[turn] ?? [], card)) return 'noMeldWith';
    const before = (turn + hands.length - 1) % hands.length;
    return added(
      {
        ...state,
        taken: changed(taken, turn, [...(taken[turn] ?? []), card]),
        discards: changed(discards, before, discards[before]?.slice(0, -1) ?? []),
      },
      card,
    );
  },
  expire: ({ phase, hands, taken }, seat) => {
    if (phase === 'take') return { do: 'draw' };
    const [hand, mine] = [hands[seat] ?? [], taken[seat] ?? []];
    const loose = (bestMelds(hand, mine)?.loose ?? []).toSorted((one, other) => rankOf(other) - rankOf(one));
    const card = [...loose, ...hand].find((held) => cannotDiscard(hand, mine, held) === undefined);
    return { do: 'discard', card: card ?? 0 };
  },
  outcome: ({ winner }) => (winner === null ? undefined : { winners: [winner] }),
  view: (state, seat): PhomView => ({
    ...state,
    hands: state.hands.map((hand, at) => (at === seat || state.laid ? hand : hand.length)),
    stock: state.stock.length,
  }),
} satisfies RoomRules<PhomState, PhomMove>;

/** A game as its player sees it: the others' hands and the stock are counts until the end. */
export type PhomView = Omit<PhomState, 'hands' | 'stock'> & {
  hands: readonly (readonly Card[] | number)[];
  stock: number;
};
