import { run } from './steps/run.ts';
import { turboBuild } from './steps/turboBuild.ts';

/** Journeys against sites that are built as they are now: all, or the files and names that are asked for, as Vitest takes them. */
try {
  await turboBuild(['@marquee/web', '@marquee/console', '@marquee/arcade', '@marquee/platform']);
  await run('pnpm', ['--filter', '@marquee/e2e', 'journeys', ...process.argv.slice(2)]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
