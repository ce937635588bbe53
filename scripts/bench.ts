import { run } from './steps/run.ts';

await run('pnpm', [
  'exec',
  'turbo',
  'run',
  'build',
  '--filter=@marquee/web',
  '--output-logs=new-only',
  '--log-prefix=none',
]);
await run('pnpm', ['--filter', '@marquee/e2e', 'bench']);
