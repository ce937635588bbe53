import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { burstOf, crash, type CrashState, mostMultiplier, multiplierAt, timeOf } from './crash.ts';

const flight = (burst: number, auto?: number): CrashState => ({
  stake: 1000,
  burst,
  ...(auto !== undefined && { auto }),
  isOver: false,
});
const letGo = (state: CrashState, elapsed: number) => {
  const next = crash.act?.(state, 'letGo', elapsed);
  return next && crash.winOf(next);
};

test('letting go at any multiplier returns 97 percent, by counting the numbers that reach it', () => {
  for (const wanted of [101, 150, 200, 1000, 5000, 99_999]) {
    // The largest number whose flight still passes the multiplier; all below it do too.
    let low = 0;
    let high = 2 ** 32;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (burstOf(middle) > wanted) low = middle;
      else high = middle;
    }
    const returned = ((low + 1) / 2 ** 32) * (wanted / 100);
    expect(returned).toBeLessThanOrEqual(0.97);
    expect(returned).toBeGreaterThan(0.97 * (wanted / (wanted + 1)) - 0.000_01);
  }
});

test('what is let go before the burst pays its multiplier, and after it nothing', () => {
  expect(letGo(flight(300), timeOf(200))).toBe(2000);
  expect(letGo(flight(300), timeOf(300))).toBe(0);
  expect(letGo(flight(300), timeOf(299) - 500)).toBeGreaterThan(0);
});

test('an own limit counts although clock or page come later, if it was reached before the burst', () => {
  expect(letGo(flight(300, 150), timeOf(1000))).toBe(1500);
  const expired = crash.expire?.(flight(300, 150));
  expect(expired && crash.winOf(expired)).toBe(1500);
  const burst = crash.expire?.(flight(150, 300));
  expect(burst && crash.winOf(burst)).toBe(0);
  expect(crash.endsAfter?.(flight(300, 150))).toBe(timeOf(150));
});

test('a page does not learn the burst before the end', () => {
  expect(crash.show(flight(300))).toEqual({ stake: 1000, isOver: false });
  expect(crash.show({ ...flight(300), isOver: true })).toMatchObject({ burst: 300 });
});

test('bursts lie from 1.00 to the most, and some flights do not begin', () => {
  const draw = drawsOf('seed', 'client', 1);
  const bursts = Array.from({ length: 20_000 }, () => burstOf(draw(2 ** 32)));
  expect(Math.min(...bursts)).toBe(100);
  expect(Math.max(...bursts)).toBeLessThanOrEqual(mostMultiplier);
  const state = crash.begin({ stake: 10 }, () => 2 ** 32 - 1);
  expect(crash.winOf(state)).toBe(0);
});

test('a multiplier is reached at its time and not before', () => {
  for (const multiplier of [101, 200, 12_345]) {
    expect(multiplierAt(timeOf(multiplier))).toBeGreaterThanOrEqual(multiplier);
    expect(multiplierAt(timeOf(multiplier) - 2)).toBeLessThan(multiplier + 1);
  }
});

test.each([null, {}, { stake: 'a' }, { stake: 1, auto: 100 }, { stake: 1, auto: 1e9 }])(
  '%j is no bet',
  (sent) => {
    expect(crash.readBet(sent)).toBeUndefined();
  },
);
