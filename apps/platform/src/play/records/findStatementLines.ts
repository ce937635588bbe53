import { type SQL, sql } from '#drizzle';
import type { Connection } from '#kernel';
import { isWithin } from './isWithin.ts';
import { type MovementKind, movementOf } from './movements.ts';
import type { Period } from './Period.ts';

/** Where a part of a statement ended: microseconds since 1970, account, and version of its entry. */
export type StatementPlace = { micros: string; accountId: string; version: string };

/** A movement as a statement tells it. */
export type StatementLine = StatementPlace & {
  /** In the period's zone, with its distance to UTC: hours that a clock runs through twice stay apart. */
  time: string;
  movement: MovementKind;
  amount: string;
  balance: string;
  reference: string;
};

const isAfter = ({ micros, accountId, version }: StatementPlace): SQL => {
  const at = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;
  return sql`and e.at >= ${at} and (e.at, e.account_id, e.version) > (${at}, ${accountId}::bigint, ${version}::bigint)`;
};

/** The next movements of several accounts, oldest first: each account is read by its index and no further than need be. */
export const findStatementLines = async (
  tx: Connection,
  accountIds: readonly number[],
  period: Period,
  { after, limit }: { after: StatementPlace | undefined; limit: number },
): Promise<StatementLine[]> => {
  if (accountIds.length === 0) return [];
  const ids = sql.join(
    accountIds.map((id) => sql`(${id}::bigint)`),
    sql`, `,
  );
  const answer: unknown = await tx.execute(sql`
    with lines as (
      select e.* from (values ${ids}) as accounts (id)
      cross join lateral (
        select e.* from ledger_entries e
        where e.account_id = accounts.id and ${isWithin(sql`e.at`, period)} ${after ? isAfter(after) : sql``}
        order by e.at, e.version limit ${limit}
      ) as e
      order by e.at, e.account_id, e.version limit ${limit}
    ), told as (
      select lines.*, at at time zone ${period.timeZone} as local from lines
    )
    select (extract(epoch from at) * 1000000)::bigint::text as micros, account_id::text as "accountId",
      version::text as version, ${movementOf(sql`kind`)} as movement, amount::text as amount,
      balance_after::text as balance, transfer_id::text as reference,
      to_char(local, 'YYYY-MM-DD"T"HH24:MI:SS') || case when local < at at time zone 'UTC' then '-' else '+' end
        || to_char(greatest(local - (at at time zone 'UTC'), (at at time zone 'UTC') - local), 'HH24:MI') as time
    from told order by at, account_id, told.version`);
  return (answer as { rows: StatementLine[] }).rows;
};
