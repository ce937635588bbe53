import type { ValueOf } from '@marquee/contract';
import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';
import type { Days } from './readDays.ts';

type Row = { day: string; active: string | number; first: string | number; opened: string | number };

/** Who has bet on some days and who has come on them, altogether and by day. */
export const findMemberDays = async (
  tx: Connection,
  code: string,
  { from, to, timeZone }: Days,
): Promise<ValueOf<'getStaffOverview'>['members']> => {
  const rows = await rowsOf<Row>(
    tx,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(p.players, 0) as active,
        coalesce(p.first, 0) as first, a.opened
      from (select generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day')::date as day) as d
      left join (
        select day, sum(players) as players, sum(players) filter (where day_before < ${from}::date) as first
        from ledger_player_gaps where merchant_code = ${code} and day between ${from}::date and ${to}::date
        group by day
      ) as p on p.day = d.day
      -- A day after the other, each by the index of the newest members alone.
      cross join lateral (
        select count(*) as opened from accounts
        where merchant_code = ${code} and type <> 4
          and created_at >= d.day::timestamp at time zone ${timeZone}
          and created_at < (d.day + 1)::timestamp at time zone ${timeZone}
      ) as a
      order by d.day`,
  );
  return {
    // Whoever has bet on several of the days counts on the first of them.
    active: rows.reduce((sum, { first }) => sum + Number(first), 0),
    new: rows.reduce((sum, { opened }) => sum + Number(opened), 0),
    days: rows.map(({ day, active, opened }) => ({ day, active: Number(active), new: Number(opened) })),
  };
};
