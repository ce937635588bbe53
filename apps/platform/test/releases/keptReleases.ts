import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Held } from './readHeld.ts';

const folder = join(import.meta.dirname, 'kept');

/** The releases whose databases are kept, the oldest first, each under the name of its last migration. */
export const keptReleases = (): { tag: string; dump: () => string; held: Held }[] =>
  globSync('*.sql.br', { cwd: folder })
    .toSorted()
    .map((file) => {
      const tag = basename(file, '.sql.br');
      const read = (name: string) => readFileSync(join(folder, name));
      return {
        tag,
        dump: () => brotliDecompressSync(read(file)).toString(),
        held: JSON.parse(read(`${tag}.json`).toString()) as Held,
      };
    });
