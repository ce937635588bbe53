import { run } from './steps/run.ts';

// Ctrl-C reaches Storybook by itself.
process.on('SIGINT', () => undefined);
const start = async () => {
  await run('pnpm', [
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=@marquee/arcade',
    '--output-logs=new-only',
    '--log-prefix=none',
  ]);
  await run('pnpm', ['--filter', '@marquee/storybook', 'dev']);
};
await start().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
