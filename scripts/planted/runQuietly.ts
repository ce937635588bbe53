import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** How a command ended, and what it said. */
export type Run = { code: number; output: string; seconds: number };

/** Runs a command to its end, whatever that is, and keeps what it says. */
export const runQuietly = ([command = '', ...args]: readonly string[], cwd: string): Promise<Run> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    // Colours would stand between the words that are looked for.
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', TURBO_TELEMETRY_DISABLED: '1' };
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    for (const from of [child.stdout, child.stderr]) from.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      const output = stripVTControlCharacters(Buffer.concat(parts).toString());
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 });
    });
  });
