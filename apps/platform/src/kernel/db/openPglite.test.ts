import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '#drizzle';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { buildEmptyDatabase, copyEmptyDatabase } from './emptyDatabase.ts';
import { openPglite } from './openPglite.ts';
import { rowsOf } from './rowsOf.ts';
import { StartError } from './StartError.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-open-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const offset = async (database: Database) => {
  const answer: unknown = await database.system((db) => db.execute(sql`select offset_ms from clock`));
  return (answer as { rows: unknown[] }).rows;
};

test('what a first start left behind that was killed halfway is made again', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n');
  writeFileSync(join(folder, 'database.begun'), '');
  const database = await openPglite(folder);
  expect(await offset(database)).toEqual([]);
  await database.close();
  expect(existsSync(join(folder, 'database.begun'))).toBe(false);
});

test('a new database that begins from a built one is as one that is made by the migrations', async () => {
  const built = join(folder, 'built');
  await buildEmptyDatabase(built);
  await buildEmptyDatabase(built);
  expect(readdirSync(built)).toHaveLength(1);
  const begun = join(folder, 'begun');
  expect(copyEmptyDatabase(join(begun, 'database'), built)).toBe(true);
  const [copied, made] = [await openPglite(begun), await openPglite(null)];
  const columns = (database: Database) =>
    database.system((db) =>
      rowsOf(
        db,
        sql`select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
          where table_schema in ('public', 'drizzle') order by 1, 2`,
      ),
    );
  expect(await columns(copied)).toEqual(await columns(made));
  expect(await offset(copied)).toEqual([]);
  await Promise.all([copied.close(), made.close()]);
});

test('where none was built, or by another release, the migrations make a new one', async () => {
  const built = join(folder, 'built');
  mkdirSync(join(built, 'another-release'), { recursive: true });
  expect(copyEmptyDatabase(join(folder, 'database'), built)).toBe(false);
  expect(existsSync(join(folder, 'database'))).toBe(false);
});

test('a database that is whole is kept', async () => {
  const database = await openPglite(folder);
  await database.system((db) => db.execute(sql`insert into clock (id, offset_ms) values (true, 7)`));
  await database.close();
  const again = await openPglite(folder);
  expect(await offset(again)).toEqual([{ offset_ms: 7 }]);
  await again.close();
});

test('files of a database that was never closed open again', async () => {
  const copy = join(folder, 'copy');
  const database = await openPglite(join(folder, 'first'));
  await database.system((db) => db.execute(sql`insert into clock (id, offset_ms) values (true, 9)`));
  cpSync(join(folder, 'first', 'database'), join(copy, 'database'), { recursive: true });
  await database.close();
  const opened = await openPglite(copy);
  expect(await offset(opened)).toEqual([{ offset_ms: 9 }]);
  await opened.close();
});

test('a database of a newer release is refused, and nothing of it is changed', async () => {
  const database = await openPglite(folder);
  await database.system((db) =>
    db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`,
    ),
  );
  await database.system((db) => db.execute(sql`insert into clock (id, offset_ms) values (true, 5)`));
  await database.close();
  await expect(openPglite(folder)).rejects.toThrow(
    'belongs to a newer release, with migrations up to 2100-01-01',
  );
  await expect(openPglite(folder)).rejects.toThrow(StartError);
});
