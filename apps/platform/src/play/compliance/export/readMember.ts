import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';
import { type MemberTable, memberTables } from './memberTables.ts';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const selectOf = (table: string, id: string, { where, without = [], pictures = [] }: MemberTable) => {
  const left = [...without, ...pictures, 'merchant_code'].map((column) => ` - ${literal(column)}`).join('');
  const bytes = pictures.map((column) => `${literal(column)}, encode(t."${column}", 'base64')`).join(', ');
  return `select to_jsonb(t)${left}${bytes && ` || jsonb_build_object(${bytes})`} as row
    from "${table}" t where ${where.replaceAll('$member', `${literal(id)}::uuid`)}`;
};

/** Every row that is a member's, by table; tables that have none are left out. The id has to be that of an account. */
export const readMember = async (
  tx: Connection,
  id: string,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const [name, table] of Object.entries(memberTables)) {
    const rows = await rowsOf<{ row: Record<string, unknown> }>(tx, sql.raw(selectOf(name, id, table)));
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
};
