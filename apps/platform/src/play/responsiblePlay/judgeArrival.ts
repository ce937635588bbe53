import { and, eq, gte, lt, sql } from '#drizzle';
import { findErasures } from '#identity';
import { deposits, type JudgeArrival } from '#money';
import { findExclusion } from './findExclusion.ts';
import { lockPlay } from './lockPlay.ts';
import { periodAt } from './periodAt.ts';
import { readLimits } from './readLimits.ts';
import { readPlaySettings } from './readPlaySettings.ts';

/**
 * Money that has arrived counts where its deposit was asked for, like every deposit. Beyond a limit of the member's it
 * is no money to play with, whatever was asked for, called off or ran out of time before; nor is that of a deposit which
 * had ended already when the member may not play any more, or was erased.
 */
export const judgeArrival: JudgeArrival = async (tx, { merchant, deposit, amount, now }) => {
  const { accountId, currency, createdAt, state, expiresAt } = deposit;
  if ((await findErasures(tx, [accountId])).has(accountId)) return 'erased';
  const settings = await readPlaySettings(tx, merchant);
  await lockPlay(tx, accountId);
  const hasEnded = state !== 'waiting' || expiresAt <= now;
  if (hasEnded && (await findExclusion(tx, accountId, now))) return 'exclusion';
  for (const { rule, limit } of await readLimits(tx, settings, accountId, now)) {
    if (rule.kind !== 'deposit' || limit === null) continue;
    const { from, to } = periodAt(createdAt, rule.period, merchant.brand.timeZone);
    const [row] = await tx
      .select({ total: sql<string>`coalesce(sum(${deposits.credited}), 0)` })
      .from(deposits)
      .where(
        and(
          eq(deposits.accountId, accountId),
          eq(deposits.currency, currency),
          eq(deposits.state, 'paid'),
          gte(deposits.createdAt, from),
          lt(deposits.createdAt, to),
        ),
      );
    if (Number(row?.total ?? 0) + amount > limit) return 'limit';
  }
  return null;
};
