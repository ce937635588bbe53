import { randomInt } from 'node:crypto';
import { createReader, testVariables } from '@marquee/variables';
import { run } from './steps/run.ts';

const config = ['--configLoader', 'native', '--config', 'config/vitest.config.ts', '--root', '.'];

const seed = String(createReader(testVariables).number('FUZZ_SEED') ?? randomInt(2 ** 31));
console.log(`Generated calls: FUZZ_SEED=${seed} makes the same ones again, FUZZ_RUNS sets how many a row.`);

/** Unit, component and server tests in one run: all of them, or the files and names that are asked for, as Vitest takes them. */
try {
  await run('pnpm', ['exec', 'vitest', 'run', ...config, '--passWithNoTests', ...process.argv.slice(2)], {
    env: { FUZZ_SEED: seed },
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
