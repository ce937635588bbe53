import { run } from './steps/run.ts';

await run('pnpm', ['exec', 'oxfmt', '.']);
