import { sql } from '#drizzle';
import type { Connection } from '../../db/Database.ts';

/** A table that holds rows of merchants. */
export type MerchantTable = {
  name: string;
  /** As they stand in the table, each with its type; those that the table fills by itself are not among them. */
  columns: readonly { name: string; type: string }[];
  /** The columns of its primary key. */
  key: readonly string[];
  /** Tables that its rows refer to. */
  parents: readonly string[];
  /** Its rows are never changed, and a trigger refuses it. */
  isFixed: boolean;
};

/** Those that others refer to come first. */
const inOrder = (tables: readonly MerchantTable[]): MerchantTable[] => {
  const ordered: MerchantTable[] = [];
  const place = (table: MerchantTable) => {
    if (ordered.includes(table)) return;
    for (const parent of table.parents) {
      const found = tables.find(({ name }) => name === parent && name !== table.name);
      if (found) place(found);
    }
    ordered.push(table);
  };
  tables.forEach(place);
  return ordered;
};

/** Reads from the catalogue which tables hold rows of merchants, in an order in which they can be filled. */
export const describeTables = async (tx: Connection): Promise<MerchantTable[]> => {
  const answer: unknown = await tx.execute(sql`
    select c.relname as name,
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select jsonb_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      coalesce((select jsonb_agg(f.confrelid::regclass::text)
        from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), '[]') as parents,
      exists (select from pg_trigger g join pg_proc p on p.oid = g.tgfoid
        where g.tgrelid = c.oid and p.proname = 'ledger_refuse_change') as "isFixed"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_code' and not a.attisdropped
    )
    order by c.relname`);
  const { rows } = answer as { rows: MerchantTable[] };
  return inOrder(rows);
};
