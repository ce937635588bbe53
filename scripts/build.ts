import { buildSites } from './steps/buildSites.ts';
import { requireConfirmed } from './steps/requireConfirmed.ts';
import { run } from './steps/run.ts';
import { turboBuild } from './steps/turboBuild.ts';

// What stands in the built folders goes to players: nothing of it may be another brand's.
try {
  await requireConfirmed();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await buildSites();
// The Storybook shows the arcade's games in its stills of the frame; the platform draws its pictures.
await turboBuild(['@marquee/console', '@marquee/arcade', '@marquee/platform']);
await run('pnpm', ['--filter', '@marquee/storybook', 'build:guide']);
