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

/** What a column holds of a row; null where the row says nothing. */
const valueOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key] ?? null;

/**
 * Writes many rows with the same columns by one parameter, for one a value costs more than the writing, and by another
 * what all rows have in common; those that are there already stay as they are, or take over what `renewal` names.
 */
export const insertRows = async <Table extends PgTable>(
  tx: Connection,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  renewal?: Renewal,
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const given = new Set(rows.flatMap(Object.keys));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const isCommon = ([key]: (typeof columns)[number]) =>
    rows.every((row) => valueOf(row, key) === valueOf(first, key));
  const common = columns.filter(isCommon);
  const own = columns.filter((column) => !common.includes(column));
  const jsonOf = (row: object, of: typeof columns) =>
    Object.fromEntries(of.map(([key, { name }]) => [name, valueOf(row, key)]));
  const names = namesOf(columns.map(([, column]) => column));
  const base = sql`jsonb_populate_record(null::${table}, ${JSON.stringify(jsonOf(first, common))}::jsonb)`;
  const values = JSON.stringify(rows.map((row) => jsonOf(row, own)));
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(${base}, ${values}::jsonb) on conflict ${renewal ? onConflict(renewal) : sql`do nothing`}`,
  );
};
