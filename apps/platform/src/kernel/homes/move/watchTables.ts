import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from '#drizzle';
import type { Connection, Database } from '../../db/Database.ts';
import { rowsOf } from './copyRows.ts';
import type { MerchantTable } from './describeTables.ts';
import { MoveRefusal } from './MoveRefusal.ts';

/** Tries for a table's lock, each short, for whoever waits for it holds up everybody behind. */
const tries = 300;

const id = sql.identifier;
const text = (value: string) => sql.raw(`'${value.replaceAll("'", "''")}'`);
const nameOf = (code: string, event: 'new' | 'gone') => `merchant_note_${event}_${code}`;

const isLocked = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '55P03' || isLocked(error.cause));

const inShortLock = async (database: Database, work: (tx: Connection) => Promise<void>): Promise<void> => {
  for (let left = tries; ; left -= 1) {
    try {
      await database.system((db) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select set_config('lock_timeout', '200ms', true)`);
          await work(tx);
        }),
      );
      return;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (left === 1)
        throw new MoveRefusal('A table stays locked by a long transaction: try again when that is over.');
      await wait(200);
    }
  }
};

const findWatched = async (tx: Connection, code: string): Promise<readonly string[]> => {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select c.relname || '.' || g.tgname as name from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where g.tgname in (${nameOf(code, 'new')}, ${nameOf(code, 'gone')})`,
  );
  return rows.map(({ name }) => name);
};

/**
 * Has every row of a merchant noted that is written from now on, and no other merchant's. Answers whether all of it was
 * so already. Afterwards no transaction is under way that wrote without a note.
 */
export const watchTables = async (
  database: Database,
  tables: readonly MerchantTable[],
  code: string,
  guard: (tx: Connection) => Promise<unknown>,
): Promise<boolean> => {
  let wasWatched = true;
  const watch = async (tx: Connection, table: MerchantTable, event: 'new' | 'gone', row: SQL, on: SQL) => {
    const watched = await findWatched(tx, code);
    if (watched.includes(`${table.name}.${nameOf(code, event)}`)) return;
    wasWatched = false;
    const key = sql.join(table.key.map(text), sql`, `);
    await tx.execute(
      sql`create trigger ${id(nameOf(code, event))} after ${on} on ${id(table.name)} for each row
        when (${row}.merchant_code = ${text(code)}) execute function merchant_note_change(${key})`,
    );
  };
  for (const table of tables)
    await inShortLock(database, async (tx) => {
      await guard(tx);
      await watch(tx, table, 'new', sql`new`, sql`insert or update`);
      await watch(tx, table, 'gone', sql`old`, sql`delete`);
    });
  return wasWatched;
};

/** Ends that again, and removes the notes. */
export const unwatchTables = async (
  database: Database,
  tables: readonly MerchantTable[],
  code: string,
): Promise<void> => {
  for (const table of tables)
    await inShortLock(database, async (tx) => {
      const watched = await findWatched(tx, code);
      for (const event of ['new', 'gone'] as const)
        if (watched.includes(`${table.name}.${nameOf(code, event)}`))
          await tx.execute(sql`drop trigger ${id(nameOf(code, event))} on ${id(table.name)}`);
    });
  await database.system((db) => db.execute(sql`delete from merchant_changes where code = ${code}`));
};
