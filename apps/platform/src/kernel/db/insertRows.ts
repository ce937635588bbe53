import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './Database.ts';

/**
 * Writes many rows with the same columns by one parameter, for one a value costs more than the writing; those that are
 * there already stay as they are.
 */
export const insertRows = async <Table extends PgTable>(
  tx: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const keys = Object.keys(columns).filter((key) => key in first);
  const nameOf = (key: string) => columns[key]!.name;
  const values = rows.map((row) =>
    Object.fromEntries(keys.map((key) => [nameOf(key), (row as Record<string, unknown>)[key] ?? null])),
  );
  const names = sql.join(
    keys.map((key) => sql.identifier(nameOf(key))),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb) on conflict do nothing`,
  );
};
