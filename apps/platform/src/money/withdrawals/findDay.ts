import { and, eq, gt, notInArray } from '#drizzle';
import type { Connection } from '#kernel';
import { dateIn } from '#identity';
import { withdrawals } from './schema.ts';

/** No time zone's day is longer than this many milliseconds. */
const longestDay = 26 * 3_600_000;

/** How many withdrawals a member has made on the brand's day, and their sum; what came back does not count. */
export const findDay = async (
  tx: Connection,
  { accountId, timeZone, now }: { accountId: string; timeZone: string; now: Date },
): Promise<{ count: number; sum: number }> => {
  const rows = await tx
    .select({ amount: withdrawals.amount, createdAt: withdrawals.createdAt })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.accountId, accountId),
        gt(withdrawals.createdAt, new Date(now.getTime() - longestDay)),
        notInArray(withdrawals.state, ['rejected', 'cancelled', 'failed']),
      ),
    );
  const today = dateIn(timeZone, now);
  const ofToday = rows.filter(({ createdAt }) => dateIn(timeZone, createdAt) === today);
  return { count: ofToday.length, sum: ofToday.reduce((sum, { amount }) => sum + amount, 0) };
};
