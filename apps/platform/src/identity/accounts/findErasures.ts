import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';

/** When what is held of the members of some accounts was erased, as ISO 8601; accounts of which it is not are missing. */
export const findErasures = async (
  tx: Connection,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (accounts.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; at: string | Date }>(
    tx,
    sql`select e.account_id as id, e.erased_at as at from member_erasures e
      where e.account_id in (${sql.join(
        accounts.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
  );
  return new Map(rows.map(({ id, at }) => [id, new Date(at).toISOString()]));
};
