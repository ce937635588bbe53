import { spawnSync } from 'node:child_process';
import { run } from './steps/run.ts';
import { root } from './steps/root.ts';

const changes = () => spawnSync('git', ['diff', '--', '*.po'], { cwd: root, encoding: 'utf8' }).stdout;

await run('node', ['packages/contract/scripts/generate.ts', '--check']);
await run('node', ['packages/ui/scripts/surface.ts', '--check']);
await run('node', ['packages/variables/scripts/generate.ts', '--check']);
await run('node', ['apps/platform/scripts/describeErrors.ts', '--check']);
const before = changes();
await run('pnpm', ['--filter', '@marquee/config', 'extract'], { stdio: 'ignore' });
if (changes() !== before) {
  console.error(
    'A catalog did not hold every text: run `npm run generate`, translate what is new and commit it.',
  );
  process.exit(1);
}
