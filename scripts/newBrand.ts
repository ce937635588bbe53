import { run } from './steps/run.ts';

/** The short form of `npm run brand -- new`. */
try {
  await run('node', ['packages/brand/scripts/brand.ts', 'new', ...process.argv.slice(2)]);
} catch {
  process.exitCode = 1;
}
