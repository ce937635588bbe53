import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fills what pgbench works on. */
export const fillPgbench = async (pgbench: string, url: string): Promise<void> => {
  await run(pgbench, ['-i', '-q', '-s', '10', url]);
};

/** Measures PostgreSQL itself with its own TPC-B-like load: 8 clients, prepared statements. Answers its tps. */
export const measurePgbench = async (pgbench: string, url: string, seconds: number): Promise<number> => {
  const load = ['-M', 'prepared', '-c', '8', '-j', '2', '-n', '-T'];
  const { stdout } = await run(pgbench, [...load, String(seconds), url]);
  const tps = /tps = ([\d.]+) \(without initial connection time\)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench said something else than expected:\n${stdout}`);
  return Number(tps);
};
