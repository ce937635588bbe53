import { createReader, testVariables } from '@marquee/variables';
import { expect, test } from 'vitest';
import { describeFaults } from './describeFaults.ts';
import { playFaults } from './playFaults.ts';

// `npm run test:faults` does this a hundred times over.
const seed = createReader(testVariables).number('FAULT_SEED') ?? Date.now() % 1_000_000_000;

test(
  `killed at random, the platform loses, doubles and invents nothing (seed ${seed})`,
  { timeout: 180_000 },
  async () => {
    const report = await playFaults({ server: 3, postgres: 2, seed });
    console.info(`FAULT_SEED=${seed} repeats this:\n${describeFaults(report)}`);
    expect(report.problems).toEqual([]);
    expect(report.restarts).toHaveLength(5);
    expect(report.stored).toBeGreaterThan(20);
  },
);
