import { run } from './steps/run.ts';

const [id = '', ...words] = process.argv.slice(2);
try {
  await run('node', ['packages/brand/scripts/newBrand.ts', id, ...words].filter(Boolean));
  await run('pnpm', ['exec', 'oxfmt', `brands/${id}`]);
} catch {
  process.exitCode = 1;
}
