import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { cardsOf } from '../testing/cardsOf.ts';
import { arrange, isInOrder, specialOf } from './arrange.ts';
import { compare, mauBinh } from './mauBinh.ts';

/** Three hands, written front, middle, back. */
const hands = (front: string, middle: string, back: string) => ({
  front: cardsOf(front),
  middle: cardsOf(middle),
  back: cardsOf(back),
});
const deal = (seed = 's', seats = 3) => mauBinh.deal(drawsOf(seed, 'c', 1), seats);

const plain = hands('As Kc 9d', '5s 5c 7d 8h Jd', '3s 3c 6d 6h Qs');
const better = hands('2s 2c 9c', '8s 8c 7h Kh Js', '4s 4c 4d 10h Qc');
const foul = hands('2s 2c 9c', 'Ks Qc 10d 8h 6s', '4s 4c 4d 10h Qd');

describe('arrangements', () => {
  it('have each hand at least as high as the one before', () => {
    expect(isInOrder(plain)).toBe(true);
    expect(isInOrder(foul)).toBe(false);
  });

  it('get a point a hand and twice as much for all three', () => {
    expect(compare(better, plain)).toBe(6);
    expect(compare(plain, better)).toBe(-6);
    expect(compare({ ...plain, front: better.front }, plain)).toBe(1);
    const mixed = { ...plain, front: better.front, middle: cardsOf('3d 3h 7d 8h Jd') };
    expect(compare(mixed, plain)).toBe(0);
  });

  it('lose all against everybody when they are a foul, but nothing to another foul', () => {
    expect(compare(foul, plain)).toBe(-6);
    expect(compare(foul, foul)).toBe(0);
  });

  it.each([
    [hands('As 2c 3d', '4s 5c 6d 7h 8d', '9s 10c Jd Qh Ks'), 'dragon'],
    [hands('As Ac 3d', '3s 5c 5d 7h 7d', '9s 9c Jd Jh Ks'), 'sixPairs'],
    [hands('Qs Kc Ad', '2s 3c 4d 5h 6d', '5s 6c 7d 8h 9s'), 'threeRuns'],
    [hands('2s 4s 9s', '2c 5c 7c 8c Jc', '3h 6h 8h 9h Kh'), 'threeFlushes'],
    [plain, undefined],
  ])('%# are named where they beat all others', (arrangement, name) => {
    expect(specialOf(arrangement)).toBe(name);
    expect(compare(arrangement, better)).toBe(name ? 6 : -6);
  });

  it('that are suggested use all cards and are in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(51), { minLength: 13, maxLength: 13 }), (cards) => {
        const suggested = arrange(cards);
        expect(Object.values(suggested).flat().toSorted()).toEqual(cards.toSorted());
        expect(isInOrder(suggested)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a game', () => {
  it('lets all arrange at the same time and compares when the last has', () => {
    let state = deal();
    expect(mauBinh.turnOf(state)).toEqual([0, 1, 2]);
    for (const seat of [1, 0, 2]) {
      expect(mauBinh.outcome(state)).toBeUndefined();
      const next = mauBinh.play(state, mauBinh.expire(state, seat), seat);
      if (typeof next === 'string') throw new Error(next);
      state = next;
      expect(mauBinh.turnOf(state)).not.toContain(seat);
    }
    expect(state.points?.reduce((sum, own) => sum + own, 0)).toBe(0);
    const most = Math.max(...(state.points ?? []));
    expect(mauBinh.outcome(state)?.winners.map((seat) => state.points?.[seat])).toContain(most);
  });

  it('refuses cards of others, cards twice and what is no arrangement', () => {
    const state = deal();
    const mine = arrange(state.hands[0] ?? []);
    expect(mauBinh.play(state, mine, 1)).toBe('notYours');
    const [first = 0] = mine.front;
    expect(mauBinh.play(state, { ...mine, front: [first, first, first] }, 0)).toBe('notYours');
    for (const value of [null, {}, { front: [1, 2], middle: [], back: [] }, { ...mine, back: 'x' }])
      expect(mauBinh.readMove(value)).toBeUndefined();
  });

  it('shows nobody the cards or the arrangement of another before the end', () => {
    const state = deal();
    const next = mauBinh.play(state, arrange(state.hands[0] ?? []), 0);
    if (typeof next === 'string') throw new Error(next);
    expect(mauBinh.view(next, 1)).toMatchObject({
      hands: [13, next.hands[1], 13],
      arranged: ['hidden', null, null],
    });
    expect(mauBinh.view(next, null).hands).toEqual([13, 13, 13]);
  });
});
