// Keeps what the database of this release looks like, under the name of its last migration, so that every later
// release is tested to upgrade it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { runProgram } from '../clusters/runProgram.ts';
import { openSite } from '../faults/kills/openSite.ts';
import { playRelease } from './playRelease.ts';

type Journal = { entries: { tag: string }[] };

const migrations = join(import.meta.dirname, '../../migrations');
const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as Journal;
const tag = entries.at(-1)?.tag ?? '';
const folder = join(import.meta.dirname, 'kept');

const site = await openSite();
try {
  const held = await playRelease(site);
  // As statements and not as COPY: PGlite takes no other.
  const options = ['--no-owner', '--no-acl', '--inserts', '--rows-per-insert=1000', site.databaseUrl];
  const dump = await runProgram('pg_dump', options);
  // What only psql understands.
  const text = dump.replaceAll(/^\\(un)?restrict .*\n/gm, '');
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${tag}.sql.br`), packed);
  writeFileSync(join(folder, `${tag}.json`), `${JSON.stringify(held, null, 2)}\n`);
  console.log(`Kept ${tag}: ${Math.round(packed.length / 1000)} kB, ${text.length} characters of SQL.`);
} finally {
  await site.close();
}
