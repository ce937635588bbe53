import { sql } from '#drizzle';
import type { Connection } from '../../db/Database.ts';
import { isTaken } from '../../db/isTaken.ts';
import { readRows, rowsOf, sameKey, writeRows } from './copyRows.ts';
import type { MerchantTable } from './describeTables.ts';

const id = sql.identifier;

/**
 * Writes rows one by one, as many times as it takes: one may hold a unique value (a mobile number) that another has
 * given up meanwhile and is written after it.
 */
const writeOneByOne = async (target: Connection, table: MerchantTable, rows: readonly string[]) => {
  for (let left = rows; left.length > 0;) {
    const refused: string[] = [];
    for (const row of left)
      await target
        .transaction((step) => writeRows(step, table, [row]))
        .catch((error: unknown) => {
          if (!isTaken(error)) throw error;
          refused.push(row);
        });
    if (refused.length === left.length)
      throw new Error(`Rows of ${table.name} have exchanged unique values: undo the move and begin again.`);
    left = refused;
  }
};

const removeGone = async (source: Connection, target: Connection, table: MerchantTable, code: string) => {
  const record = sql`jsonb_populate_record(null::${id(table.name)}, c.key)`;
  const [gone] = await rowsOf<{ keys: string | null }>(
    source,
    sql`select jsonb_agg(distinct c.key)::text as keys from merchant_changes c, lateral ${record} k
      where c.code = ${code} and c.table_name = ${table.name}
        and not exists (select from ${id(table.name)} t where ${sameKey(table)})`,
  );
  if (!gone?.keys) return;
  await target.execute(
    sql`delete from ${id(table.name)} t using jsonb_populate_recordset(null::${id(table.name)}, ${gone.keys}::jsonb) k
      where ${sameKey(table)} and t.merchant_code = ${code}`,
  );
};

const writeChanged = async (source: Connection, target: Connection, table: MerchantTable, code: string) => {
  const changed = sql`
    select t::text as row
    from (
      select c.key, min(c.id) as first from merchant_changes c
      where c.code = ${code} and c.table_name = ${table.name} group by c.key
    ) as c, lateral jsonb_populate_record(null::${id(table.name)}, c.key) k
    join ${id(table.name)} t on ${sameKey(table)}
    where t.merchant_code = ${code} order by c.first`;
  const refused: string[] = [];
  await readRows(source, changed, async (rows) => {
    await target
      .transaction((step) => writeRows(step, table, rows))
      .catch((error: unknown) => {
        if (!isTaken(error)) throw error;
        refused.push(...rows);
      });
  });
  await writeOneByOne(target, table, refused);
};

/**
 * Brings the copy to what the source's transaction sees, going by the rows that were noted since. Answers the notes
 * that are done with, to be removed once the copy holds: written twice, a row is the same.
 */
export const copyChanges = async (
  source: Connection,
  target: Connection,
  tables: readonly MerchantTable[],
  code: string,
): Promise<string[]> => {
  const notes = await rowsOf<{ id: string; table: string }>(
    source,
    sql`select id::text as id, table_name as "table" from merchant_changes where code = ${code}`,
  );
  const touched = tables.filter(({ name }) => notes.some(({ table }) => table === name));
  for (const table of touched.toReversed()) await removeGone(source, target, table, code);
  for (const table of touched) await writeChanged(source, target, table, code);
  return notes.map((note) => note.id);
};
