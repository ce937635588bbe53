import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Starts a web server and waits until it listens. Rejects with what it wrote when it does not. */
export const startProgram = async (
  command: string,
  args: readonly string[],
  { port, env }: { port: number; env?: Record<string, string> },
) => {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (log = (log + text.toString()).slice(-20_000)));
  }
  const ended = once(child, 'exit');
  // Whoever is cut short leaves no server behind.
  const abandon = () => child.kill('SIGTERM');
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = Date.now() + 20_000;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${command} does not listen on ${port}:\n${log}`);
    }
    await wait(20);
  }
  return { child, log: () => log, stop };
};
