import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the machine is; says loudly what is skipped where there is none. */
export const findProgram = (name: string, checks: string): string | undefined => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) console.warn(`SKIPPED: ${checks} needs ${name}. Install it.`);
  return found;
};
