import { spawnSync } from 'node:child_process';
import { root } from '../steps/root.ts';

type Plan = { tasks: readonly { taskId: string; hash: string }[] };

/**
 * What each task depends on, as turbo's hash of it: its package's files, those of what it imports, the versions of
 * what is installed, and the settings that reach it. Throws with turbo's words where the plan is wrong.
 */
export const hashesOf = (tasks: readonly string[]): ReadonlyMap<string, string> => {
  const names = [...new Set(tasks)];
  const { stdout, stderr, status } = spawnSync('pnpm', ['exec', 'turbo', 'run', ...names, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`turbo has no plan for ${names.join(', ')}:\n${stderr}`);
  const plan = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Plan;
  return new Map(plan.tasks.map(({ taskId, hash }) => [taskId, hash]));
};
