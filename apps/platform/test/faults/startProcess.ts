import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../src/main.ts');

/** A platform in a process of its own, as `npm start` has it. */
export type PlatformProcess = {
  child: ChildProcess;
  /** Everything that it has written. */
  output: () => string;
  /** Resolves with the port, or with null when the process ended before it listened. */
  port: Promise<number | null>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** Starts a sandbox platform on a data folder and any free port. */
export const startProcess = (
  dataDir: string,
  env: Record<string, string> = {},
  words: readonly string[] = [],
): PlatformProcess => {
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...process.env, NODE_ENV: 'production', SANDBOX: '1', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  const listening = Promise.withResolvers<number | null>();
  let output = '';
  const read = (part: Buffer) => {
    output += part.toString();
    const port = /Server listening at http:\/\/[^"\s]*?:(\d+)/.exec(output)?.[1];
    if (port) listening.resolve(Number(port));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  void ended.then(() => listening.resolve(null));
  return { child, output: () => output, port: listening.promise, ended };
};

/** One call of the merchant that asks for no captcha before a code; null when the connection broke. */
export const ask = (
  port: number,
  options: { method?: string; path: string; cookie?: string; body?: unknown },
): Promise<{ status: number; text: string } | null> =>
  new Promise((resolve) => {
    const { method = 'GET', path, cookie = '', body } = options;
    const headers = {
      host: `senvang-vip.localhost:${port}`,
      'x-language': 'en',
      'content-type': 'application/json',
      cookie,
    };
    const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', () => resolve(null));
    });
    call.on('error', () => resolve(null));
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
