import { run } from './steps/run.ts';
import { withPlatform } from './steps/withPlatform.ts';

// Ctrl-C reaches the dev server and the platform by themselves; this process stays to clean up after them.
process.on('SIGINT', () => undefined);
const [brand] = process.argv.slice(2);
const env = { ...process.env, ...(brand && { BRAND: brand }) };
await withPlatform((url) =>
  run('pnpm', ['--filter', '@marquee/web', 'exec', 'vite', 'dev'], {
    env: { ...env, PLATFORM_URL: url.href },
  }),
).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
