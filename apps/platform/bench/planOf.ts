import type { Client } from 'pg';

/** A query before it is sent. */
export type Written = { toSQL: () => { sql: string; params: unknown[] } };

/** How the database goes about a query of a call: its plan with what it took. */
export const planOf = async (
  client: Client,
  callsRole: string,
  merchant: string,
  { sql, params }: ReturnType<Written['toSQL']>,
): Promise<string[]> => {
  await client.query('begin');
  try {
    await client.query(`set local role "${callsRole}"`);
    await client.query(`select set_config('app.merchant', $1, true)`, [merchant]);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain analyze ${sql}`, params);
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.query('rollback');
  }
};
