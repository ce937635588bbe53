import { cpus } from 'node:os';
import { run } from './steps/run.ts';
import { summarise } from './steps/summarise.ts';

/** The single gate: every check in the order in which a mistake shows soonest. `npm test -- lint` runs one. */
const steps: Record<string, () => Promise<void>> = {
  format: () => run('pnpm', ['exec', 'oxfmt', '--check', '.']),
  lint: () => run('pnpm', ['exec', 'oxlint', '--deny-warnings', '.']),
  brands: () => run('node', ['packages/brand/src/check.ts']),
  generated: () => run('node', ['scripts/checkGenerated.ts']),
  texts: () => run('node', ['config/checkCatalogs.ts']),
  openapi: () => run('pnpm', ['--filter', '@marquee/contract', 'lint:openapi']),
  'dead code': () => run('pnpm', ['exec', 'knip']),
  types: () =>
    run('pnpm', [
      'exec',
      'turbo',
      'run',
      'typecheck',
      `--concurrency=${cpus().length}`,
      '--output-logs=errors-only',
    ]),
  units: () =>
    run('pnpm', [
      'exec',
      'turbo',
      'run',
      'test',
      '--concurrency=1',
      '--output-logs=new-only',
      '--log-prefix=none',
    ]),
  build: () => run('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=new-only', '--log-prefix=none']),
  stories: () => run('pnpm', ['--filter', '@marquee/storybook', 'stories']),
  snapshots: () => run('pnpm', ['--filter', '@marquee/storybook', 'snapshots']),
  journeys: () => run('pnpm', ['--filter', '@marquee/e2e', 'journeys']),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}
const names = chosen.length > 0 ? chosen : Object.keys(steps);
process.exitCode = await summarise(names.map((name) => [name, steps[name]!]));
