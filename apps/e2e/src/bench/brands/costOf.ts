import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a command cost, in seconds: its own processors' time and that of all it began, and time on the wall. */
export type Cost = { cpu: number; wall: number };

const secondsOf = (text: string) =>
  [...text.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );

/** Runs a command to its end and tells what it cost. Rejects with what it said when it fails. */
export const costOf = async (cwd: string, command: readonly string[]): Promise<Cost> => {
  const began = performance.now();
  const child = spawn('sh', ['-c', '"$@" >&2 || exit 1; times', 'sh', ...command], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  let said = '';
  child.stdout.on('data', (text: Buffer) => (told += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-5_000)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`\`${command.join(' ')}\` failed:\n${said}`);
  // The shell's own time, then that of what it ran.
  return { cpu: secondsOf(told.split('\n')[1] ?? ''), wall: (performance.now() - began) / 1000 };
};
