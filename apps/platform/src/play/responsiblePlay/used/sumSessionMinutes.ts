import { sql } from '#drizzle';
import type { Connection } from '#kernel';
import { sessionFigures } from '#identity';

type Asked = { account: string; from: Date; now: Date };

/**
 * Whole minutes that a member has been logged in since a moment. Sessions that ran side by side count once; one that
 * nobody closed counts until it was last used.
 */
export const sumSessionMinutes = async (tx: Connection, { account, from, now }: Asked): Promise<number> => {
  const idle = sql`make_interval(mins => ${sessionFigures.idleMinutes})`;
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const answer: unknown = await tx.execute(sql`
    select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0)::float8 as seconds
    from (
      select unnest(range_agg(tstzrange(starts, ends))) as span
      from (
        select greatest(created_at, ${moment(from)}) as starts,
          least(${moment(now)}, case
            when coalesce(ended_at, ${moment(now)}) <= seen_at + ${idle}
              then least(coalesce(ended_at, ${moment(now)}), expires_at)
            else seen_at
          end) as ends
        from sessions where account_id = ${account}
      ) as parts
      where starts < ends
    ) as spans`);
  const [row] = (answer as { rows: { seconds: number }[] }).rows;
  return Math.floor((row?.seconds ?? 0) / 60);
};
