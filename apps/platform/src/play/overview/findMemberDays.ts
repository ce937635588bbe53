import type { ValueOf } from '@marquee/contract';
import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';
import { monthsOf } from './monthsOf.ts';
import type { Days } from './readDays.ts';

type Row = { day: string; active: string | number; opened: string | number };

/** Who has bet on some days and who has come on them, altogether and by day. */
export const findMemberDays = async (
  tx: Connection,
  code: string,
  { from, to, timeZone }: Days,
): Promise<ValueOf<'getStaffOverview'>['members']> => {
  const rows = await rowsOf<Row>(
    tx,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(p.players, 0) as active, coalesce(a.opened, 0) as opened
      from (select generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day')::date as day) as d
      left join ledger_player_days p on p.merchant_code = ${code} and p.day = d.day
      left join (
        select (created_at at time zone ${timeZone})::date as day, count(*) as opened from accounts
        where merchant_code = ${code} and type <> 4
          and created_at >= ${from}::timestamp at time zone ${timeZone}
          and created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
        group by 1
      ) as a on a.day = d.day
      order by d.day`,
  );
  const bits = monthsOf(from, to).map(
    ({ month, days }) => sql`(p.month = ${month}::date and p.days & ${days}::integer <> 0)`,
  );
  // A member has one row a month: within one month nobody has to be told apart, which takes most of the time.
  const once = bits.length > 1 ? sql`group by p.account_id` : sql``;
  const [all] = await rowsOf<{ active: string | number }>(
    tx,
    sql`select count(*) as active from (
      select 1 from ledger_players p
      where p.merchant_code = ${code} and (${sql.join(bits, sql` or `)})
      ${once}
    ) as members`,
  );
  return {
    active: Number(all?.active ?? 0),
    new: rows.reduce((sum, { opened }) => sum + Number(opened), 0),
    days: rows.map(({ day, active, opened }) => ({ day, active: Number(active), new: Number(opened) })),
  };
};
