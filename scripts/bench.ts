import { run } from './steps/run.ts';

// `npm run bench -- kit` measures the kit alone, which needs no sites.
const isKitOnly = process.argv.includes('kit');
await run('pnpm', ['--filter', '@marquee/ui', 'bench']);
if (isKitOnly) process.exit();
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
