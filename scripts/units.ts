import { run } from './steps/run.ts';

const config = ['--configLoader', 'native', '--config', 'config/vitest.config.ts', '--root', '.'];

/** Unit, component and server tests in one run: all of them, or the files and names that are asked for, as Vitest takes them. */
try {
  await run('pnpm', ['exec', 'vitest', 'run', ...config, '--passWithNoTests', ...process.argv.slice(2)]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
