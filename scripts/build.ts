import { buildSites } from './steps/buildSites.ts';
import { run } from './steps/run.ts';

await buildSites();
await run('pnpm', ['--filter', '@marquee/storybook', 'build']);
