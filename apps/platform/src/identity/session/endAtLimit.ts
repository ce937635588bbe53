import type { LimitFigures } from '@marquee/contract/errors';
import { and, eq, isNull, lte, or } from '#drizzle';
import { type Connection, type Context, recordEvent } from '#kernel';
import type { Account } from '../accounts/schema.ts';
import { rememberedLogins, sessions } from './schema.ts';

/**
 * Ends a member's sessions when a time limit of theirs is reached, and answers that limit; null when it is not. Whoever logs in again
 * until the limit begins anew may stay, to withdraw or to change settings: play is closed to them.
 */
export const endAtLimit = async (
  tx: Connection,
  context: Omit<Context, 'session'>,
  session: Pick<typeof sessions.$inferSelect, 'playClosedUntil'>,
  account: Pick<Account, 'id' | 'currency'>,
): Promise<LimitFigures | null> => {
  const now = context.now();
  if (session.playClosedUntil && session.playClosedUntil > now) return null;
  const { id } = account;
  const reached = await context.services.timeLimits.findReached(tx, context.merchant, account, now);
  if (!reached) return null;
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now, isEndedByLimit: true })
    .where(
      and(
        eq(sessions.accountId, id),
        isNull(sessions.endedAt),
        or(isNull(sessions.playClosedUntil), lte(sessions.playClosedUntil, now)),
      ),
    )
    .returning({ id: sessions.id });
  await tx.delete(rememberedLogins).where(eq(rememberedLogins.accountId, id));
  const { period, limit } = reached;
  if (ended.length > 0) await recordEvent(tx, context, 'session.limitReached', id, { period, limit });
  return reached;
};
