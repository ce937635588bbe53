import { and, eq, isNull, ne } from '#drizzle';
import type { Connection } from '#kernel';
import { loginChallenges } from '../secondFactor/schema.ts';
import { rememberedLogins, sessions } from './schema.ts';

/**
 * Ends an account's sessions and remembered logins on every browser, except those named in `keeping`, and logins
 * that wait for a second proof.
 */
export const endSessions = async (
  tx: Connection,
  accountId: string,
  now: Date,
  keeping: { sessionId?: string; series?: string } = {},
): Promise<void> => {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        keeping.sessionId ? ne(sessions.id, keeping.sessionId) : undefined,
      ),
    );
  await tx.delete(loginChallenges).where(eq(loginChallenges.accountId, accountId));
  await tx
    .delete(rememberedLogins)
    .where(
      and(
        eq(rememberedLogins.accountId, accountId),
        keeping.series ? ne(rememberedLogins.series, keeping.series) : undefined,
      ),
    );
};
