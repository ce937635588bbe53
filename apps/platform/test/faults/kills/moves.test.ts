import { createReader, testVariables } from '@marquee/variables';
import { expect, test } from 'vitest';
import { playMoves } from './playMoves.ts';

// `npm run test:faults` kills it at every stage, and twenty times at random.
const seed = createReader(testVariables).number('FAULT_SEED') ?? Date.now() % 1_000_000_000;

test(
  `a merchant that is moved between two servers loses and doubles nothing, and its neighbour does not notice (seed ${seed})`,
  { timeout: 300_000 },
  async () => {
    const report = await playMoves({ stages: ['is closed', 'lives in'], kills: 1, seed });
    console.info(`FAULT_SEED=${seed} repeats this:\n${JSON.stringify(report, null, 2)}`);
    expect(report.problems).toEqual([]);
    expect(report.neighbour.lost).toEqual({});
    expect(report.kills).toBeGreaterThan(1);
    expect(report.stored).toBeGreaterThan(100);
  },
);
