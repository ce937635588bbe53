import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Measures PostgreSQL itself with its own TPC-B-like load: 8 clients, prepared statements. Answers its tps. */
export const measurePgbench = async (programs: string, url: string, seconds: number): Promise<number> => {
  // What is on the path can be links to some of the programs; the others lie beside what they point to.
  const pgbench = join(dirname(realpathSync(join(programs, 'postgres'))), 'pgbench');
  await run(pgbench, ['-i', '-q', '-s', '10', url]);
  const load = ['-M', 'prepared', '-c', '8', '-j', '2', '-n', '-T'];
  // The first seconds fill the caches.
  await run(pgbench, [...load, '2', url]);
  const { stdout } = await run(pgbench, [...load, String(seconds), url]);
  const tps = /tps = ([\d.]+) \(without initial connection time\)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench said something else than expected:\n${stdout}`);
  return Number(tps);
};
