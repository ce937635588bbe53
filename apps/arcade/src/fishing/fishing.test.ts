import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { createFishingRules, type FishingState, magazine, paysOf, shotRange } from './createFishingRules.ts';
import { fisheries, type Fishery, fishingNames } from './fisheries.ts';

const tides = createFishingRules(fisheries.fishTides);
const loaded = (rolls: readonly number[]): FishingState => ({
  stake: 2_000,
  shots: [],
  rolls: Array.from({ length: magazine }, (_, at) => rolls[at] ?? shotRange - 1),
});
const names = (count: number, fish = 'herring') => Array.from({ length: count }, () => fish);

test.each(fishingNames)(
  'every fish of %s returns exactly the same, by counting the numbers that pay',
  (game) => {
    const fishery: Fishery = fisheries[game];
    for (const [fish, pays] of Object.entries(fishery.fish)) {
      const worth = pays.reduce((sum, prize) => sum + prize, 0);
      const share = (fishery.perMille * (shotRange / 1000)) / worth;
      expect(Number.isInteger(share), `${fish} has a whole share`).toBe(true);
      for (const [at, prize] of pays.entries()) {
        expect(paysOf(fishery, fish, at * share)).toBe(prize);
        expect(paysOf(fishery, fish, (at + 1) * share - 1)).toBe(prize);
      }
      expect(paysOf(fishery, fish, pays.length * share)).toBe(0);
      expect(paysOf(fishery, fish, shotRange - 1)).toBe(0);
      expect((share * worth) / shotRange).toBe(fishery.perMille / 1000);
    }
  },
);

test('a magazine that is shot out pays each catch in bullets’ prices, and nothing before', () => {
  const begun = loaded([0, shotRange - 1, 0]);
  const three = tides.act?.(begun, { from: 0, fish: ['whale', 'herring', 'clownfish'] }, 0);
  if (!three) throw new Error('The shots are not taken.');
  expect(three.shots.map(({ pays }) => pays)).toEqual([100, 0, 3]);
  expect(tides.winOf(three)).toBeNull();
  const all = tides.act?.(three, { from: 3, fish: names(17) }, 0);
  expect(all && tides.winOf(all)).toBe(103 * 100);
});

test('shots that are sent twice are shot once, and others are not taken in their place', () => {
  const once = tides.act?.(loaded([0]), { from: 0, fish: ['tang'] }, 0) as FishingState;
  expect(tides.act?.(once, { from: 0, fish: ['tang'] }, 0)).toEqual(once);
  expect(tides.act?.(once, { from: 0, fish: ['shark'] }, 0)).toBeUndefined();
  expect(tides.act?.(once, { from: 2, fish: ['tang'] }, 0)).toBeUndefined();
  expect(tides.act?.(once, { from: 1, fish: names(20) }, 0)).toBeUndefined();
});

test('what is left of a magazine is shot at the surest fish', () => {
  const one = tides.act?.(loaded([0, 0]), { from: 0, fish: ['shark'] }, 0) as FishingState;
  const over = tides.expire?.(one) as FishingState;
  expect(tides.winOf(over)).toBe((80 + 2) * 100);
  expect(over.shots.slice(1).map(({ fish }) => fish)).toEqual(names(19));
});

test('a page does not learn the numbers of bullets that are still loaded', () => {
  const state = tides.begin({ stake: 2_000 }, drawsOf('seed', 'client', 1));
  expect(state.rolls).toHaveLength(magazine);
  expect(tides.show(state)).toEqual({ stake: 2_000, shots: [] });
});

test.each([null, {}, { stake: 'a' }, { stake: 1_001 }, { stake: 0.5 }])('%j is no bet', (sent) => {
  expect(tides.readBet(sent)).toBeUndefined();
});

test.each([
  null,
  'shark',
  { from: 0, fish: [] },
  { from: 0, fish: ['toString'] },
  { from: 0, fish: [1] },
  { from: '0', fish: ['shark'] },
  { from: 0, fish: names(21) },
])('%j is no shot', (sent) => {
  expect(tides.readAction?.(sent)).toBeUndefined();
});
