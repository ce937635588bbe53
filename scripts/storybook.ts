import { run } from './steps/run.ts';
import { turboBuild } from './steps/turboBuild.ts';

// Ctrl-C reaches Storybook by itself.
process.on('SIGINT', () => undefined);
const start = async () => {
  await turboBuild(['@marquee/arcade']);
  await run('pnpm', ['--filter', '@marquee/storybook', 'dev']);
};
await start().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
