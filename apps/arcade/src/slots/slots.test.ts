import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { cascade } from './cascade.ts';
import { createSlotRules } from './createSlotRules.ts';
import { cascadeReturn, lineReturn, wayReturn } from './exactReturn.ts';
import { linePay, lines, lineStrips } from './lines.ts';
import { scatter, wild } from './SlotMath.ts';
import { ways, wayStrips } from './ways.ts';

const games = { lines, ways, cascade };

/** The mean return of so many rounds, and how far it may be from the true one at 99 percent. */
const playMany = (play: (typeof lines)['play'], rounds: number) => {
  const draw = drawsOf('a seed of a test', 'return', rounds);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const pay = play(draw).reduce((total, step) => total + step.pay, 0) / 10_000;
    sum += pay;
    squares += pay * pay;
  }
  const mean = sum / rounds;
  return { mean, spread: 2.576 * Math.sqrt((squares / rounds - mean * mean) / rounds) };
};

test('the slots of lines and ways return what their pages say, by every place of every reel', () => {
  expect(lineReturn()).toBeCloseTo(0.9619, 4);
  expect(wayReturn()).toBeCloseTo(0.9634, 4);
});

test('what is played agrees with what is computed', () => {
  for (const [{ play }, exact] of [
    [lines, lineReturn()],
    [ways, wayReturn()],
    [cascade, cascadeReturn],
  ] as const) {
    const { mean, spread } = playMany(play, 40_000);
    expect(Math.abs(mean - exact)).toBeLessThan(spread);
  }
});

test('a reel never shows two scatters, on which the computed chances rest', () => {
  for (const [strips, rows] of [
    [lineStrips, 3],
    [wayStrips, 4],
  ] as const) {
    for (const strip of strips)
      for (const at of strip.keys()) {
        const shown = Array.from({ length: rows }, (_, row) => strip[(at + row) % strip.length]);
        expect(shown.filter((symbol) => symbol === scatter).length).toBeLessThan(2);
      }
  }
});

test('wild stands for the symbol of its line, not for the scatter, and pays by itself where that is more', () => {
  expect(linePay([wild, 5, 5, wild, 9])).toMatchObject({ symbol: 5, count: 4 });
  expect(linePay([wild, wild, wild, wild, 9])).toMatchObject({ symbol: wild, count: 4 });
  expect(linePay([wild, scatter, 5, 5, 5]).pay).toBe(0);
  expect(linePay([5, 6, 6, 6, 6]).pay).toBe(0);
});

test('a cascade goes on until nothing wins, and keeps what did not win', () => {
  const draw = drawsOf('another seed', 'cascade', 1);
  for (let round = 0; round < 300; round += 1) {
    const steps = cascade.play(draw);
    expect(steps.at(-1)?.wins).toEqual([]);
    for (const [index, step] of steps.slice(0, -1).entries()) {
      const gone = new Set(step.wins.flatMap(({ cells }) => cells));
      for (const [at, reel] of step.grid.entries()) {
        const kept = reel.filter((_, row) => !gone.has(at * cascade.rows + row));
        expect(steps[index + 1]?.grid[at]?.slice(-kept.length || Infinity)).toEqual(kept);
      }
    }
  }
});

test('the same seeds play the same round, and it pays whole minor units', () => {
  for (const math of Object.values(games)) {
    const rules = createSlotRules(math);
    const play = () => rules.begin({ stake: 1001 }, drawsOf('seed', 'client', 7));
    expect(play()).toEqual(play());
    expect(Number.isSafeInteger(rules.winOf(play()))).toBe(true);
  }
});

test.each([null, {}, { stake: '5' }, { stake: 1.5 }, 'stake'])('%j is no bet', (sent) => {
  expect(createSlotRules(lines).readBet(sent)).toBeUndefined();
});
