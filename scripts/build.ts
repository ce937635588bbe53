import { buildSites } from './steps/buildSites.ts';
import { run } from './steps/run.ts';

// What stands in the built folders goes to players: nothing of it may be another brand's.
try {
  await run('node', ['packages/brand/scripts/brand.ts', 'check', '--production'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
} catch {
  console.error('`npm start` builds and plays it all the same.');
  process.exit(1);
}
await buildSites();
await run('pnpm', ['--filter', '@marquee/storybook', 'build:guide']);
