import { run } from './steps/run.ts';

await run('node', ['apps/platform/scripts/pushKeys.ts']);
