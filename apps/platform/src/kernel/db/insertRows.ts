import { getTableColumns, type SQL, sql } from '#drizzle';
import type { PgColumn, PgTable } from '#drizzle/pg-core';
import type { Connection } from './Database.ts';

/** What a row has that is there already: by which columns it is the same, and which of them it takes over. */
type Renewal = { target: readonly PgColumn[]; set: readonly PgColumn[] };

const namesOf = (columns: readonly { name: string }[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

const onConflict = ({ target, set }: Renewal): SQL => {
  const values = set.map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  return sql`(${namesOf(target)}) do update set ${sql.join(values, sql`, `)}`;
};

/**
 * Writes many rows with the same columns by one parameter, for one a value costs more than the writing; those that are
 * there already stay as they are, or take over what `renewal` names.
 */
export const insertRows = async <Table extends PgTable>(
  tx: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  renewal?: Renewal,
): Promise<void> => {
  if (rows.length === 0) return;
  const given = new Set(rows.flatMap(Object.keys));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const values = rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key] ?? null]),
    ),
  );
  const names = namesOf(columns.map(([, column]) => column));
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb) on conflict ${renewal ? onConflict(renewal) : sql`do nothing`}`,
  );
};
