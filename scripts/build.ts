import { buildSites } from './steps/buildSites.ts';
import { requireConfirmed } from './steps/requireConfirmed.ts';
import { run } from './steps/run.ts';

// What stands in the built folders goes to players: nothing of it may be another brand's.
try {
  await requireConfirmed();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await buildSites();
await run('pnpm', ['--filter', '@marquee/storybook', 'build:guide']);
