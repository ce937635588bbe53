import type { SpawnOptions } from 'node:child_process';
import { run } from './run.ts';

/** Builds packages of the workspace, and what they need, as far as anything that they depend on has changed. */
export const turboBuild = (
  packages: readonly `@marquee/${string}`[],
  options?: SpawnOptions,
): Promise<void> =>
  run(
    'pnpm',
    [
      'exec',
      'turbo',
      'run',
      'build',
      ...packages.map((name) => `--filter=${name}`),
      '--output-logs=new-only',
      '--log-prefix=none',
    ],
    options,
  );
