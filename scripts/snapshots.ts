import { run } from './steps/run.ts';

try {
  await run('pnpm', [
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=@marquee/storybook',
    '--output-logs=new-only',
    '--log-prefix=none',
  ]);
  await run('pnpm', ['--filter', '@marquee/storybook', 'look', ...process.argv.slice(2)]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
