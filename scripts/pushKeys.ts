import { run } from './steps/run.ts';

await run('pnpm', ['--silent', '--filter', '@marquee/platform', 'push-keys']);
