import { expect, it } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { cardsOf } from '../testing/cardsOf.ts';
import { baCay, bankerOf, beatsHand, scoreOf, type BaCayState } from './baCay.ts';

const deal = (seats = 3, leader: number | null = 0) => baCay.deal(drawsOf('s', 'c', 1), seats, leader);
const played = (state: BaCayState, bet: number, seat: number) => baCay.play(state, { bet }, seat);

it('counts the last digit of three cards, ten being the best', () => {
  expect(scoreOf(cardsOf('As 4c 5d'))).toBe(10);
  expect(scoreOf(cardsOf('9s 8c 2d'))).toBe(9);
  expect(scoreOf(cardsOf('9s 9c 3d'))).toBe(1);
  expect(beatsHand(cardsOf('As 4c 5d'), cardsOf('9s 8c 2h'))).toBe(true);
});

it('decides between hands of the same score by the highest suit, the ace of diamonds above all', () => {
  expect(beatsHand(cardsOf('Ad 4c 5s'), cardsOf('9d 9h 2d'))).toBe(true);
  expect(beatsHand(cardsOf('3h 4c 3s'), cardsOf('2d 4s 4h'))).toBe(false);
  expect(beatsHand(cardsOf('9h 9c 2s'), cardsOf('8h Ac Ah'))).toBe(false);
  expect(beatsHand(cardsOf('5c 2s 3c'), cardsOf('4s 5s As'))).toBe(true);
});

it('deals three cards of ace to nine to each seat, afresh in each round', () => {
  const { rounds } = deal(4);
  expect(rounds).toHaveLength(8);
  for (const hands of rounds) {
    expect(new Set(hands.flat()).size).toBe(12);
    expect(hands.flat().every((card) => card % 13 < 9)).toBe(true);
  }
});

it('lets all but the banker bet at the same time, and pays them from the banker', () => {
  let state = deal();
  expect(bankerOf(state)).toBe(0);
  expect(baCay.turnOf(state)).toEqual([1, 2]);
  state = played(state, 3, 2);
  expect(baCay.turnOf(state)).toEqual([1]);
  expect(state.last).toBeNull();
  state = played(state, 1, 1);
  const [bank = [], one = [], two = []] = state.last?.hands ?? [];
  const [first, second] = [beatsHand(one, bank) ? 1 : -1, beatsHand(two, bank) ? 3 : -3];
  expect(state.points).toEqual([0 - first - second, first, second]);
  expect(bankerOf(state)).toBe(1);
});

it('ends when each has been the banker twice, and the most points win', () => {
  let state = deal(2, 1);
  for (let round = 0; round < 4; round += 1) {
    expect(baCay.outcome(state)).toBeUndefined();
    state = played(state, 2, 1 - bankerOf(state));
  }
  const [mine = 0, theirs = 0] = state.points;
  expect(mine + theirs).toBe(0);
  const winners = mine === theirs ? [0, 1] : [mine > theirs ? 0 : 1];
  expect(baCay.outcome(state)).toEqual({ winners });
});

it('shows no card of a round that is to come, and takes no other bets', () => {
  const view = baCay.view(deal());
  expect(view).toMatchObject({ rounds: 6, last: null });
  for (const value of [null, {}, { bet: 0 }, { bet: 4 }, { bet: '2' }])
    expect(baCay.readMove(value)).toBeUndefined();
});
