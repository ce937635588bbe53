import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { pinRows, plinko, plinkoReturn, slotPays } from './plinko.ts';

test('a pearl comes to the slot of as many turns to the right as it made, and is paid what that slot pays', () => {
  for (let nonce = 1; nonce <= 200; nonce += 1) {
    const state = plinko.begin({ stake: 1_000 }, drawsOf('seed', 'mine', nonce));
    expect(state.path).toHaveLength(pinRows);
    expect(state.slot).toBe(state.path.filter(Boolean).length);
    expect(plinko.winOf(state)).toBe(10 * (slotPays[state.slot] ?? 0));
  }
});

test('it gives back what all of its 65,536 ways pay together', () => {
  let sum = 0;
  for (let way = 0; way < 2 ** pinRows; way += 1)
    sum += slotPays[way.toString(2).replaceAll('0', '').length] ?? 0;
  expect(plinkoReturn()).toBeCloseTo(sum / 2 ** pinRows, 9);
});

test('nothing but a whole stake is a bet', () => {
  for (const sent of [undefined, null, {}, { stake: 1.5 }, { stake: '1' }])
    expect(plinko.readBet(sent)).toBeUndefined();
});
