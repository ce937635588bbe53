import { count, desc, eq } from '#drizzle';
import { type Connection, momentFrom } from '#kernel';
import { nameClient } from '../accounts/nameClient.ts';
import { sessions } from '../session/schema.ts';
import { sessionFigures } from '../session/sessionFigures.ts';

/** A page of an account's sessions, the newest first, with the address in full. */
export const findAccountSessions = async (
  tx: Connection,
  accountId: string,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
) => {
  const isTheirs = eq(sessions.accountId, accountId);
  const rows = await tx
    .select()
    .from(sessions)
    .where(isTheirs)
    .orderBy(desc(sessions.createdAt), sessions.id)
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(sessions).where(isTheirs);
  const idleSince = momentFrom(now, { minutes: -sessionFigures.idleMinutes });
  return {
    total: counted?.total ?? 0,
    sessions: rows.map((row) => ({
      id: row.id,
      method: row.method,
      address: row.ip,
      ...nameClient(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      isOpen: row.endedAt === null && row.expiresAt > now && row.seenAt > idleSince,
    })),
  };
};
