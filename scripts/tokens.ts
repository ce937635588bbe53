import { resolve } from 'node:path';
import { run } from './steps/run.ts';

const [command, brand, ...files] = process.argv.slice(2);
// Named from where the reader stands; what runs below stands elsewhere.
const paths = files.map((file) => resolve(file));
try {
  await run('node', [
    'packages/brand/scripts/tokens.ts',
    ...[command, brand].filter((word) => word !== undefined),
    ...paths,
  ]);
  if (command === 'import') await run('pnpm', ['exec', 'oxfmt', `brands/${brand}/tokens.ts`]);
} catch {
  process.exitCode = 1;
}
