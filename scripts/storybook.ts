import { run } from './steps/run.ts';

// Ctrl-C reaches Storybook by itself.
process.on('SIGINT', () => undefined);
await run('pnpm', ['--filter', '@marquee/storybook', 'dev']).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
