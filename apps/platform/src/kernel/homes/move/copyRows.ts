import { type SQL, sql } from '#drizzle';
import type { Connection, Database } from '../../db/Database.ts';
import type { MerchantTable } from './describeTables.ts';

/** Rows that are read and written at once. */
const page = 500;

const id = sql.identifier;
const list = (names: readonly string[], write: (name: string) => SQL) => sql.join(names.map(write), sql`, `);

/** Runs a statement and answers its rows. */
export const rowsOf = async <T>(tx: Connection, statement: SQL): Promise<T[]> => {
  const answer: unknown = await tx.execute(statement);
  return (answer as { rows: T[] }).rows;
};

/**
 * Makes a transaction read and write values as every other server does, without a bound on time, as the merchant's: the
 * tables' owner is held to row-level security too.
 */
const beginCopying = async (tx: Connection, code: string): Promise<void> => {
  const settings = {
    'app.merchant': code,
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
  };
  for (const [name, value] of Object.entries(settings))
    await tx.execute(sql`select set_config(${name}, ${value}, true)`);
};

/** Milliseconds that a statement over all of a merchant's rows may take. */
const patience = 24 * 60 * 60_000;

/** Runs work in a transaction over a merchant's rows, however long it takes; all of it sees one moment where it is told. */
export const withRows = <T>(
  database: Database,
  code: string,
  work: (tx: Connection) => Promise<T>,
  isOneMoment = false,
): Promise<T> =>
  database.owner(async (tx) => {
    if (isOneMoment) await tx.execute(sql`set transaction isolation level repeatable read`);
    await beginCopying(tx, code);
    return work(tx);
  }, patience);

/** Reads rows as PostgreSQL writes them, whatever their types, a page at a time. */
export const readRows = async (
  tx: Connection,
  select: SQL,
  take: (rows: readonly string[]) => Promise<void>,
): Promise<void> => {
  await tx.execute(sql`declare copied no scroll cursor for ${select}`);
  for (let length = page; length === page;) {
    const rows = await rowsOf<{ row: string }>(tx, sql.raw(`fetch ${page} from copied`));
    length = rows.length;
    if (length > 0) await take(rows.map(({ row }) => row));
  }
  await tx.execute(sql`close copied`);
};

/** Every row of a merchant in a table. */
export const allRows = ({ name }: MerchantTable, code: string): SQL =>
  sql`select t::text as row from ${id(name)} t where t.merchant_code = ${code}`;

/** Writes rows as `readRows` gives them; those that are there take the new values, but in a table that never changes. */
export const writeRows = (
  tx: Connection,
  { name, columns, key, isFixed }: MerchantTable,
  rows: readonly string[],
): Promise<unknown> => {
  const names = columns.map((column) => column.name);
  const changing = names.filter((column) => !key.includes(column));
  const update =
    isFixed || changing.length === 0
      ? sql`do nothing`
      : sql`do update set ${list(changing, (column) => sql`${id(column)} = excluded.${id(column)}`)}`;
  return tx.execute(sql`
    insert into ${id(name)} (${list(names, (column) => sql`${id(column)}`)})
    select ${list(names, (column) => sql`(r.read).${id(column)}`)}
    from (
      select w.written::${id(name)} as read
      from jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb) with ordinality as w (written, line)
      order by w.line offset 0
    ) as r
    on conflict (${list(key, (column) => sql`${id(column)}`)}) ${update}`);
};

/** Compares keys with those of rows that `jsonb_populate_record` has read. */
export const sameKey = ({ key }: MerchantTable): SQL =>
  sql.join(
    key.map((column) => sql`t.${id(column)} = k.${id(column)}`),
    sql` and `,
  );
