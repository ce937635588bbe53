import { quoted, type Side } from './Side.ts';

/** Rows that travel at once. */
const batch = 1_000;

/** Copies a table as JSON texts, which PostgreSQL writes and reads itself: no value passes through JavaScript's types. */
export const copyRows = async (source: Side, target: Side, table: string): Promise<void> => {
  // A table fills its generated columns by itself, and takes none.
  const columns = await target.ask<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [quoted(table)],
  );
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  await source.ask(
    `declare moving no scroll cursor for select row_to_json(t)::text as row from ${quoted(table)} t`,
  );
  for (;;) {
    const rows = await source.ask<{ row: string }>(`fetch ${batch} from moving`);
    if (rows.length === 0) break;
    await target.ask(
      `insert into ${quoted(table)} (${names}) select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
  }
  await source.ask('close moving');
};

/** Lets every sequence go on where the other's would. */
export const copySequences = async (source: Side, target: Side): Promise<void> => {
  const sequences = await source.ask<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of sequences) {
    const [state] = await source.ask<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    await target.ask('select setval($1::regclass, $2, $3)', [quoted(name), state?.last, state?.called]);
  }
};
