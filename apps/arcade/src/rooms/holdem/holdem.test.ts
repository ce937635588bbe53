import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BettingState } from '../betting/BettingState.ts';
import { raiseOf, type BettingMove } from '../betting/createBetting.ts';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { lieng } from '../lieng/lieng.ts';
import { cardsOf } from '../testing/cardsOf.ts';
import { holdem } from './holdem.ts';

const fold = { do: 'fold' } as const;
const call = { do: 'call' } as const;
const raise = (to: number) => ({ do: 'raise', to }) as const;
const deal = (seats: number, game = holdem) => game.deal(drawsOf('s', 'c', 1), seats, 0);
const play = (state: BettingState, ...moves: BettingMove[]) => {
  let now = state;
  for (const move of moves) {
    const next = holdem.play(now, move);
    if (typeof next === 'string') throw new Error(next);
    now = next;
  }
  return now;
};
/** The first hand with cards of one's own choice. */
const withCards = (state: BettingState, board: string, ...holes: string[]): BettingState => ({
  ...state,
  hands: state.hands.map((hand, at) =>
    at === 0 ? { holes: holes.map(cardsOf), board: cardsOf(board) } : hand,
  ),
});

describe('betting', () => {
  it('begins with the blinds after the dealer, and with the dealer’s small blind between two', () => {
    expect(deal(4)).toMatchObject({ dealer: 0, bets: [0, 1, 2, 0], turn: 3 });
    expect(deal(2)).toMatchObject({ dealer: 0, bets: [1, 2], turn: 0 });
  });

  it('goes round until all have paid the same, and gives the big blind its turn', () => {
    const called = play(deal(3), call, call);
    expect(called).toMatchObject({ street: 0, turn: 2 });
    const flop = play(called, call);
    expect(flop).toMatchObject({ street: 1, turn: 1, bets: [0, 0, 0], paid: [2, 2, 2] });
    expect(holdem.view(flop, 0).board).toHaveLength(3);
  });

  it('takes no raise below the last one, above one’s chips, or of who may only call', () => {
    const state = deal(3);
    expect(holdem.play(state, raise(3))).toBe('raiseRange');
    expect(holdem.play(state, raise(101))).toBe('raiseRange');
    const raised = play(state, raise(10));
    expect(raiseOf(raised, raised.turn)).toEqual({ least: 18, most: 100 });
    const short = { ...raised, chips: [90, 99, 11] };
    // The third has thirteen in all: three more than the bet, which opens nothing for who has acted.
    const allIn = play(short, call, raise(13));
    expect(allIn.turn).toBe(0);
    expect(holdem.play(allIn, raise(60))).toBe('cannotRaise');
  });

  it('leaves the pot to who is left, without showing cards', () => {
    const state = play(deal(3), raise(10), fold, fold);
    expect(state).toMatchObject({
      hand: 1,
      dealer: 1,
      last: { gains: [13, 0, 0], shown: [null, null, null] },
    });
    expect(state.chips.map((own, seat) => own + (state.bets[seat] ?? 0))).toEqual([103, 99, 98]);
  });

  it('turns all cards where nobody can bet any more, and shares the pots', () => {
    const state = withCards(deal(2), '2s 7c 9d Jh Ks', 'As Ac', '3s 4c');
    const over = play(state, raise(100), call);
    expect(over.last).toMatchObject({ gains: [200, 0], shown: [cardsOf('As Ac'), cardsOf('3s 4c')] });
    expect(holdem.outcome(over)).toEqual({ winners: [0] });
  });

  it('divides a pot between hands that are the same', () => {
    const state = withCards(deal(2), '10s Js Qs Ks As', '2c 3c', '2d 3d');
    const next = play(state, raise(50), call, call, call, call, call, call, call);
    expect(next.last?.gains).toEqual([50, 50]);
  });

  it('doubles the blinds every four hands', () => {
    let state = deal(2);
    for (let hand = 0; hand < 4; hand += 1) state = play(state, fold);
    expect(holdem.view(state, 0).bigBlind).toBe(4);
  });

  it('takes an ante from all in liêng, and the seat after the dealer begins', () => {
    expect(deal(3, lieng)).toMatchObject({ paid: [1, 1, 1], bets: [0, 0, 0], turn: 1 });
  });
});

it('shows nobody the cards of others, or cards that are to come', () => {
  const state = withCards(deal(3), '2s 7c 9d Jh Ks', 'As Ac', '3s 4c', '5s 6c');
  const view = holdem.view(state, 1);
  expect(view).toMatchObject({ hole: cardsOf('3s 4c'), board: [], hands: 30 });
  expect(holdem.view(state, null).hole).toEqual([]);
  for (const value of [
    null,
    {},
    { do: 'x' },
    { do: 'raise' },
    { do: 'raise', to: 1.5 },
    { do: 'raise', to: -5 },
  ])
    expect(holdem.readMove(value)).toBeUndefined();
});

it.each([
  ['hold’em', holdem],
  ['liêng', lieng],
])('%s keeps every chip and always ends, whatever is done', (_name, game) => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 2, max: 6 }),
      fc.array(fc.nat(), { minLength: 1 }),
      (seed, seats, numbers) => {
        let state = game.deal(drawsOf(seed, 'c', 1), seats, null);
        const all = ({ chips, paid, winners }: BettingState) =>
          [...chips, ...(winners ? [] : paid)].reduce((sum, own) => sum + own, 0);
        for (let moves = 0; !game.outcome(state); moves += 1) {
          const number = numbers[moves % numbers.length] ?? 0;
          const range = raiseOf(state, state.turn);
          const to = range ? range.least + (number % (range.most - range.least + 1)) : 1;
          const wished = game.play(state, [call, fold, raise(to), raise(to)][number % 4] ?? call);
          const next = typeof wished === 'string' ? game.play(state, game.expire(state, state.turn)) : wished;
          if (typeof next === 'string') throw new Error(next);
          state = next;
          expect(all(state)).toBe(100 * seats);
          expect(state.chips.every((own) => own >= 0)).toBe(true);
          expect(moves).toBeLessThan(5000);
        }
      },
    ),
    { numRuns: 30 },
  );
});
