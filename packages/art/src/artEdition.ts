import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (): string => {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  for (const name of files) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 10);
};

let edition: string | undefined;

/**
 * The edition of the drawings: another one as soon as anything that draws is another. Read when it is first asked for:
 * the tool that writes migrations loads this file where it has no folder.
 */
export const artEdition = (): string => {
  edition ??= read();
  return edition;
};
