import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';

type Waiting = { name: string; count: number; oldest: string | Date | null; overdue: number | null };

/** What waits of the merchant, each by an index over what is open. */
export const findQueues = (tx: Connection, code: string, now: Date) => {
  const at = now.toISOString();
  return rowsOf<Waiting>(
    tx,
    sql`select 'withdrawals' as name, count(*)::int as count, min(changed_at) as oldest, null::int as overdue
        from withdrawals where merchant_code = ${code} and state = 'held'
      union all select 'disputes', count(*)::int, min(changed_at), null
        from withdrawals where merchant_code = ${code} and state in ('notReceived', 'partlyReceived')
      union all select 'secondPerson', count(*)::int, min(r.asked_at), null
        from staff_requests r where r.merchant_code = ${code} and r.state = 'open'
          and not exists (select from withdrawals w where w.merchant_code = ${code} and w.reference = r.subject
            and w.changed_at <> r.subject_at)
      union all select 'voices', count(*)::int, min(coalesce(reopened_at, created_at)),
          (count(*) filter (where due_at < ${at}::timestamptz))::int
        from feedback where merchant_code = ${code} and answered_at is null
      union all select 'reviews', count(*)::int, min(found_at), null
        from play_reviews where merchant_code = ${code} and decided_at is null
      union all select 'outbox', count(*)::int, min(created_at),
          (select count(*)::int from outbox where merchant_code = ${code} and status = 'failed'
            and created_at > ${at}::timestamptz - interval '1 day')
        from outbox where merchant_code = ${code} and status in ('queued', 'sending')
      union all select 'payouts', count(*)::int, min(created_at), null
        from withdrawal_payouts where merchant_code = ${code} and state = 'open' and sent_at is null`,
  );
};

type VendorRow = {
  vendor: string;
  name: string;
  rounds: number;
  unfinished: number;
  voided: number;
  last: string | Date | null;
};

/** How the newest rounds of each vendor went: a vendor that fails leaves them open, or takes their bets back. */
export const findVendors = (tx: Connection, code: string, now: Date) => {
  const at = now.toISOString();
  return rowsOf<VendorRow>(
    tx,
    sql`select v.vassalage as vendor, v.title as name, count(r.id)::int as rounds,
        (count(r.id) filter (where r.closed_at is null and r.opened_at < ${at}::timestamptz - interval '1 hour'))::int
          as unfinished,
        (count(r.id) filter (where r.stake = 0 and r.win = 0))::int as voided, max(r.opened_at) as last
      from vendors v left join (
        select * from (
          select id, vassalage, stake, win, opened_at, closed_at from game_rounds
          where merchant_code = ${code} and mode = 'real' order by id desc limit 2000
        ) as newest where opened_at > ${at}::timestamptz - interval '1 day'
      ) as r on r.vassalage = v.vassalage
      where v.merchant_code = ${code}
      group by v.vassalage, v.title, v.position order by v.position`,
  );
};
