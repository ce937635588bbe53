import { spawn, type SpawnOptions } from 'node:child_process';
import { root } from './root.ts';

/** Runs a command of the workspace to its end; rejects with its name and exit code when it fails. */
export const run = (command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    // What a build tells its makers is not ours to send.
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...options.env };
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options, env });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`\`${command} ${args.join(' ')}\` ended with ${signal ?? code}.`));
    });
  });
