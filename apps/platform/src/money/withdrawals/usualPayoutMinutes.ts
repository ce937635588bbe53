import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';

/** As many of the merchant's latest are looked at, and fewer than this say nothing. */
const [latest, fewest] = [200, 10];

/** Minutes within which eight in ten of the latest withdrawals were paid, from the request on; null for too few. */
export const usualPayoutMinutes = async (tx: Connection, merchantCode: string): Promise<number | null> => {
  const [found] = await rowsOf<{ minutes: number | null }>(
    tx,
    sql`select case when count(*) >= ${fewest} then greatest(1, ceil(percentile_cont(0.8) within group (
          order by extract(epoch from paid_at - created_at)) / 60))::int end as minutes
        from (select w.created_at, p.paid_at
          from withdrawals w
          cross join lateral (select min(e.at) as paid_at from withdrawal_events e
            where e.withdrawal_id = w.id and e.to_state = 'paid') as p
          where w.merchant_code = ${merchantCode} and p.paid_at is not null
          order by w.created_at desc limit ${latest}) as paid`,
  );
  return found?.minutes ?? null;
};
