import { run } from './steps/run.ts';

await run('pnpm', ['--filter', '@marquee/contract', 'generate']);
await run('pnpm', ['--filter', '@marquee/ui', 'generate']);
await run('pnpm', ['--filter', '@marquee/variables', 'generate']);
await run('pnpm', ['--filter', '@marquee/config', 'extract']);
// After the catalogs, whose texts it tells.
await run('pnpm', ['--filter', '@marquee/platform', 'generate']);
