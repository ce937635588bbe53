import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../steps/root.ts';

/** Lines of a failed step that the end of the gate shows again. */
const shown = 25;

/** How a step's command ended: its exit code, its last lines, and the file that has all of them. */
export type Ended = { code: number; last: readonly string[]; log: string };

/** Runs a command at the root, its output seen as it comes and kept in `test-results/gate/`. */
export const runStep = (name: string, [command = '', ...args]: readonly string[]): Promise<Ended> => {
  const folder = join(root, 'test-results/gate');
  mkdirSync(folder, { recursive: true });
  const log = join(folder, `${name.replaceAll(' ', '-')}.log`);
  const file = createWriteStream(log);
  let last: string[] = [];
  const keep = (text: string) => {
    file.write(text);
    const lines = text.split('\n').filter((line) => line.trim());
    last = [...last, ...lines].slice(-shown);
  };
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.on('data', (part: Buffer) => {
        to.write(part);
        keep(stripVTControlCharacters(part.toString()));
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      file.end();
      resolve({ code: code ?? 1, last, log: relative(root, log) });
    });
  });
};
