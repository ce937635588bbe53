import { sql } from '#drizzle';
import type { Connection } from '#kernel';
import { isWithin } from './isWithin.ts';
import { type MovementKind, movementOf } from './movements.ts';
import type { Period } from './Period.ts';

/** What a kind of movement brought a member on a day; negative when it took. */
export type Flow = { day: string; movement: MovementKind; amount: number };

/**
 * What came to a member and went, by day and kind. Money that only changed its account, such as into a hold,
 * cancels out.
 */
export const findFlows = async (
  tx: Connection,
  accountIds: readonly number[],
  period: Period,
): Promise<Flow[]> => {
  if (accountIds.length === 0) return [];
  const ids = sql.join(
    accountIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const answer: unknown = await tx.execute(sql`
    select day, movement, sum(amount) as amount from (
      select to_char(e.at at time zone ${period.timeZone}, 'YYYY-MM-DD') as day,
        ${movementOf(sql`e.kind`)} as movement, e.amount
      from ledger_entries e where e.account_id in (${ids}) and ${isWithin(sql`e.at`, period)}
    ) as moved group by day, movement having sum(amount) <> 0`);
  const { rows } = answer as { rows: (Omit<Flow, 'amount'> & { amount: string })[] };
  return rows.map(({ amount, ...flow }) => ({ ...flow, amount: Number(amount) }));
};
