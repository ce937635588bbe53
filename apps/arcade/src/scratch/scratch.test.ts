import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { petals, prizes, scratch, scratchReturn } from './scratch.ts';

test('a card shows three of what it pays, and three of nothing where it pays nothing', () => {
  const won = new Set<number | null>();
  for (let nonce = 1; nonce <= 4_000; nonce += 1) {
    const state = scratch.begin({ stake: 1_000 }, drawsOf('seed', 'mine', nonce));
    const counts = prizes.map((_, picture) => state.pictures.filter((one) => one === picture).length);
    expect(state.pictures).toHaveLength(petals);
    expect(counts.map((count) => count === 3)).toEqual(prizes.map((_, picture) => picture === state.prize));
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    expect(scratch.winOf(state)).toBe(state.prize === null ? 0 : 10 * (prizes[state.prize]?.pays ?? 0));
    won.add(state.prize);
  }
  expect(won.size).toBeGreaterThan(5);
});

test('the first numbers of ten thousand are those of its prizes, and it gives back 95 percent', () => {
  const cards = prizes.reduce((sum, one) => sum + one.cards, 0);
  const prizeOf = (number: number) => {
    let isFirst = true;
    return scratch.begin({ stake: 100 }, (below) => {
      const drawn = isFirst ? number : below - 1;
      isFirst = false;
      return drawn;
    });
  };
  expect([prizeOf(0), prizeOf(1), prizeOf(2)].map(({ prize }) => prize)).toEqual([0, 0, 1]);
  expect([prizeOf(cards - 1), prizeOf(cards)].map(({ prize }) => prize)).toEqual([6, null]);
  let sum = 0;
  for (let number = 0; number < 10_000; number += 1) sum += scratch.winOf(prizeOf(number)) ?? 0;
  expect(sum / 10_000).toBe(95);
  expect(scratchReturn()).toBeCloseTo(95, 9);
});
