import { and, eq } from '#drizzle';
import { hashSecret, isSameHash, momentFrom, recordEvent, type SessionReader } from '#kernel';
import { accounts } from '../accounts/schema.ts';
import { cookieNames } from './cookieNames.ts';
import { endAtLimit } from './endAtLimit.ts';
import { sessions } from './schema.ts';
import { sessionFigures } from './sessionFigures.ts';

/**
 * Finds the session of a token and of the cookie that was set with it. A token without its cookie, a cookie
 * without its token, and a token of another merchant are no session at all.
 */
export const findSession: SessionReader = async (context, token) => {
  const secret = context.cookies.get(cookieNames.session);
  if (!secret) return null;
  const now = context.now();
  const { timeLimits } = context.services;

  return context.tenant(async (tx) => {
    const [found] = await tx
      .select({ session: sessions, account: accounts, mayBeLimited: timeLimits.mayApply(accounts.id) })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(
        and(eq(sessions.tokenHash, hashSecret(token)), eq(sessions.merchantCode, context.merchant.code)),
      );
    if (!found || !isSameHash(found.session.secretHash, hashSecret(secret))) return null;

    const { session, account } = found;
    if (session.endedAt && session.isEndedByLimit)
      return { endedBy: await timeLimits.findReached(tx, context.merchant, account, now) };
    if (session.endedAt) return 'expired';
    const idleUntil = momentFrom(session.seenAt, { minutes: sessionFigures.idleMinutes });
    const isGone = account.isBlocked || (account.expiresAt !== null && account.expiresAt <= now);
    if (isGone || idleUntil <= now || session.expiresAt <= now) {
      await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
      await recordEvent(tx, context, 'session.expired', account.id);
      return 'expired';
    }
    const endedBy = found.mayBeLimited && (await endAtLimit(tx, context, session, account));
    if (endedBy) return { endedBy };
    if (momentFrom(session.seenAt, { seconds: sessionFigures.seenEverySeconds }) <= now)
      await tx.update(sessions).set({ seenAt: now }).where(eq(sessions.id, session.id));
    return {
      id: session.id,
      accountId: account.id,
      username: account.username,
      type: account.type,
      isRestricted: session.isRestricted,
    };
  });
};
