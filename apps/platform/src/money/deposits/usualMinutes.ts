import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';

/** As many of the merchant's latest are looked at, and fewer of a way than this say nothing. */
const [latest, fewest] = [500, 10];

/** Minutes within which eight in ten of the deposits of each way have arrived, of those paid lately. */
export const usualMinutes = async (
  tx: Connection,
  merchantCode: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await rowsOf<{ method: string; minutes: number }>(
    tx,
    sql`select method, greatest(1, ceil(percentile_cont(0.8) within group (
          order by extract(epoch from ended_at - created_at)) / 60))::int as minutes
        from (select method, created_at, ended_at from deposits
          where merchant_code = ${merchantCode} and state = 'paid' order by created_at desc limit ${latest}) as paid
        group by method having count(*) >= ${fewest}`,
  );
  return new Map(rows.map(({ method, minutes }) => [method, minutes]));
};
