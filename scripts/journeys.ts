import { run } from './steps/run.ts';

const build = [
  'exec',
  'turbo',
  'run',
  'build',
  '--filter=@marquee/web',
  '--filter=@marquee/arcade',
  '--output-logs=new-only',
];

/** Journeys against sites that are built as they are now: all, or the files and names that are asked for, as Vitest takes them. */
try {
  await run('pnpm', [...build, '--log-prefix=none']);
  await run('pnpm', ['--filter', '@marquee/e2e', 'journeys', ...process.argv.slice(2)]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
