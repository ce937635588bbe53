import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../engines/findPostgres.ts';

const run = promisify(execFile);

/** Runs one of PostgreSQL's programs. Resolves with all that it wrote; rejects when it fails, or warns of an error. */
export const runProgram = async (
  name: 'psql' | 'pg_dump' | 'pg_restore',
  args: string[],
): Promise<string> => {
  const { stdout, stderr } = await run(join(findPostgres(name) ?? '', name), args, { maxBuffer: 2 ** 28 });
  if (/error|warning/i.test(stderr)) throw new Error(`${name} said: ${stderr}`);
  return `${stdout}${stderr}`;
};
