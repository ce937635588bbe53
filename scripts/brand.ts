import { run } from './steps/run.ts';

try {
  await run('node', ['packages/brand/scripts/brand.ts', ...process.argv.slice(2)]);
} catch {
  process.exitCode = 1;
}
