import type { Card } from '../../tables/rules/Card.ts';
import { openShoe } from '../../tables/rules/Card.ts';
import type { RoomRules } from '../RoomRules.ts';
import {
  bigBlindOf,
  mostHands,
  startingChips,
  type BettingGame,
  type BettingState,
  type HandResult,
} from './BettingState.ts';
import { sharePots } from './sharePots.ts';

/** Folding; calling, which is checking where nothing is to be paid; or raising a street's bet to a sum. */
export type BettingMove = { do: 'fold' } | { do: 'call' } | { do: 'raise'; to: number };

/** What a seat sees: its own cards, and what all see. */
export type BettingView = Omit<BettingState, 'hands'> & {
  hands: number;
  hole: readonly Card[];
  board: readonly Card[];
  bigBlind: number;
  /** The bet that has to be met. */
  current: number;
};

type Game = BettingGame;

const changed = <Item>(list: readonly Item[], seat: number, item: Item): Item[] =>
  list.map((one, at) => (at === seat ? item : one));

/** Seats in turn after one, without it at first and with it at last. */
const after = (seats: number, from: number) =>
  Array.from({ length: seats }, (_, step) => (from + step + 1) % seats);

const currentOf = ({ bets }: Pick<BettingState, 'bets'>) => Math.max(...bets);

/** Whose move is waited for on this street, from a seat on; undefined where the betting is done. */
const nextToAct = (state: BettingState, from: number): number | undefined => {
  const { bets, chips, folded, hasActed } = state;
  const current = currentOf(state);
  const canBet = chips.filter((own, seat) => own > 0 && !folded[seat]).length;
  return after(chips.length, from).find((seat) => {
    if (folded[seat] || chips[seat] === 0) return false;
    const owes = (bets[seat] ?? 0) < current;
    return owes || (!hasActed[seat] && canBet > 1);
  });
};

const put = (state: BettingState, seat: number, sum: number): BettingState => {
  const paid = Math.min(state.chips[seat] ?? 0, sum);
  return {
    ...state,
    chips: changed(state.chips, seat, (state.chips[seat] ?? 0) - paid),
    bets: changed(state.bets, seat, (state.bets[seat] ?? 0) + paid),
    paid: changed(state.paid, seat, (state.paid[seat] ?? 0) + paid),
  };
};

const boardOf = (game: Game, { hands, hand, street }: BettingState): readonly Card[] =>
  hands[hand]?.board.slice(
    0,
    game.streets.slice(0, street + 1).reduce((sum, count) => sum + count, 0),
  ) ?? [];

/** Begins the next hand: who has no chips is out, the blinds or the antes are paid. */
const beginHand = (game: Game, state: BettingState): BettingState => {
  const seats = state.chips.length;
  const nothing = state.chips.map(() => 0);
  const folded = state.chips.map((own) => own === 0);
  const playing = after(seats, state.dealer).filter((seat) => !folded[seat]);
  const big = bigBlindOf(state.hand);
  let begun: BettingState = {
    ...state,
    bets: nothing,
    paid: nothing,
    folded,
    hasActed: nothing.map(() => false),
    mayRaise: nothing.map(() => true),
    street: 0,
    leastRaise: big,
  };
  let last = state.dealer;
  if (game.forced === 'ante') {
    for (const seat of playing) begun = put(begun, seat, big / 2);
    begun = { ...begun, bets: nothing };
  } else {
    // Of two the dealer pays the small blind and acts first.
    const [small = 0, large = 0] = playing.length === 2 ? playing.toReversed() : playing;
    begun = put(put(begun, small, big / 2), large, big);
    last = large;
  }
  const turn = nextToAct(begun, last);
  return turn === undefined ? showdown(game, begun) : { ...begun, turn };
};

/** Pays a hand out and goes on with the next one, unless the game is over. */
const endHand = (game: Game, state: BettingState, result: HandResult): BettingState => {
  const chips = state.chips.map((own, seat) => own + (result.gains[seat] ?? 0));
  const left = chips.flatMap((own, seat) => (own > 0 ? seat : []));
  const hand = state.hand + 1;
  const most = Math.max(...chips);
  const ended: BettingState = { ...state, chips, bets: chips.map(() => 0), hand, last: result };
  if (left.length === 1 || hand === state.hands.length)
    return { ...ended, winners: chips.flatMap((own, seat) => (own === most ? seat : [])) };
  const dealer = after(chips.length, state.dealer).find((seat) => (chips[seat] ?? 0) > 0) ?? 0;
  return beginHand(game, { ...ended, dealer });
};

const showdown = (game: Game, state: BettingState): BettingState => {
  const { holes = [], board = [] } = state.hands[state.hand] ?? {};
  const order = after(state.chips.length, state.dealer);
  const shares = state.paid.map((paid, seat) => ({
    paid,
    value: state.folded[seat] ? null : game.valueOf(holes[seat] ?? [], board),
  }));
  const shown = holes.map((hole, seat) => (state.folded[seat] ? null : hole));
  return endHand(game, state, { hand: state.hand, gains: sharePots(shares, order), shown, board });
};

/** After a move: the next seat, the next street, the showdown, or the pot for who is left alone. */
const goOn = (game: Game, state: BettingState): BettingState => {
  const left = state.folded.flatMap((isOut, seat) => (isOut ? [] : seat));
  const [alone = 0, ...others] = left;
  if (others.length === 0) {
    const pot = state.paid.reduce((sum, paid) => sum + paid, 0);
    return endHand(game, state, {
      hand: state.hand,
      gains: state.chips.map((_, seat) => (seat === alone ? pot : 0)),
      shown: state.chips.map(() => null),
      board: boardOf(game, state),
    });
  }
  const turn = nextToAct(state, state.turn);
  if (turn !== undefined) return { ...state, turn };
  if (state.street + 1 === game.streets.length) return showdown(game, state);
  const next: BettingState = {
    ...state,
    street: state.street + 1,
    bets: state.bets.map(() => 0),
    hasActed: state.hasActed.map(() => false),
    mayRaise: state.mayRaise.map(() => true),
    leastRaise: bigBlindOf(state.hand),
  };
  const first = nextToAct(next, state.dealer);
  return first === undefined ? showdown(game, next) : { ...next, turn: first };
};

/** The least and the most that a seat may raise a street's bet to; undefined where it may not raise. */
export const raiseOf = (
  state: Pick<BettingState, 'bets' | 'chips' | 'mayRaise' | 'leastRaise'>,
  seat: number,
): { least: number; most: number } | undefined => {
  const most = (state.bets[seat] ?? 0) + (state.chips[seat] ?? 0);
  const current = currentOf(state);
  if (!state.mayRaise[seat] || most <= current) return undefined;
  return { least: Math.min(most, current + state.leastRaise), most };
};

const raised = (game: Game, state: BettingState, to: number): BettingState | string => {
  const { turn } = state;
  const range = raiseOf(state, turn);
  if (!range) return 'cannotRaise';
  if (to < range.least || to > range.most) return 'raiseRange';
  const by = to - currentOf(state);
  const isFull = by >= state.leastRaise;
  const next = put(state, turn, to - (state.bets[turn] ?? 0));
  return goOn(game, {
    ...next,
    hasActed: changed(state.hasActed, turn, true),
    mayRaise: changed(isFull ? state.mayRaise.map(() => true) : state.mayRaise, turn, false),
    leastRaise: Math.max(by, state.leastRaise),
  });
};

/** Rules of a game with betting: the last one with chips takes the stakes, or the most chips after thirty hands. */
export const createBetting = (game: Game) =>
  ({
    seats: game.seats,
    secondsAMove: 20,
    deal: (draw, seats, leader): BettingState => {
      const dealer = leader ?? draw(seats);
      const turned = game.streets.reduce((sum, count) => sum + count, 0);
      const hands = Array.from({ length: mostHands }, () => {
        const next = openShoe(1, draw);
        const holes = Array.from({ length: seats }, () => Array.from({ length: game.holes }, next));
        return { holes, board: Array.from({ length: turned }, next) };
      });
      const nothing = Array.from({ length: seats }, () => 0);
      return beginHand(game, {
        hands,
        hand: 0,
        dealer,
        chips: nothing.map(() => startingChips),
        bets: nothing,
        paid: nothing,
        folded: [],
        hasActed: [],
        mayRaise: [],
        street: 0,
        turn: dealer,
        leastRaise: 0,
        last: null,
        winners: null,
      });
    },
    turnOf: ({ turn }) => [turn],
    readMove: (value) => {
      if (typeof value !== 'object' || value === null || !('do' in value)) return undefined;
      if (value.do === 'fold' || value.do === 'call') return { do: value.do };
      const to = 'to' in value ? value.to : undefined;
      return value.do === 'raise' && Number.isSafeInteger(to) && Number(to) > 0
        ? { do: 'raise', to: Number(to) }
        : undefined;
    },
    play: (state, move): BettingState | string => {
      const { turn, bets, folded, hasActed, mayRaise } = state;
      if (move.do === 'raise') return raised(game, state, move.to);
      if (move.do === 'fold') return goOn(game, { ...state, folded: changed(folded, turn, true) });
      const paid = put(state, turn, currentOf(state) - (bets[turn] ?? 0));
      return goOn(game, {
        ...paid,
        hasActed: changed(hasActed, turn, true),
        mayRaise: changed(mayRaise, turn, false),
      });
    },
    expire: (state, seat) => ({ do: (state.bets[seat] ?? 0) < currentOf(state) ? 'fold' : 'call' }),
    outcome: ({ winners }) => (winners ? { winners } : undefined),
    view: ({ hands, ...state }, seat): BettingView => ({
      ...state,
      hands: hands.length,
      hole: (seat === null || state.winners ? undefined : hands[state.hand]?.holes[seat]) ?? [],
      board: state.winners ? [] : boardOf(game, { ...state, hands }),
      bigBlind: bigBlindOf(state.hand),
      current: currentOf(state),
    }),
  }) satisfies RoomRules<BettingState, BettingMove>;
