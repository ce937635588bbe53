import { and, desc, eq, gt, isNotNull, isNull, or } from '#drizzle';
import { type Connection, momentFrom } from '#kernel';
import { rememberedLogins, sessions } from '../session/schema.ts';
import { sessionFigures } from '../session/sessionFigures.ts';

type Session = typeof sessions.$inferSelect;

/** A browser with its sessions: its tabs share a cookie, and a remembered login goes on from one to the next. */
export type FoundDevice = { latest: Session; first: Session; isRemembered: boolean };

/** What the sessions of one browser have in common. */
export const deviceKey = ({ series, secretHash }: Pick<Session, 'series' | 'secretHash'>): string =>
  series ?? secretHash;

/** The browsers of an account that are logged in or would log in by themselves, the last used first. */
export const findDevices = async (
  tx: Connection,
  accountId: string,
  now: Date,
): Promise<Map<string, FoundDevice>> => {
  const isOpen = and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.seenAt, momentFrom(now, { minutes: -sessionFigures.idleMinutes })),
  );
  const rows = await tx
    .select({ session: sessions, series: rememberedLogins.series })
    .from(sessions)
    .leftJoin(
      rememberedLogins,
      and(eq(rememberedLogins.series, sessions.series), gt(rememberedLogins.expiresAt, now)),
    )
    .where(and(eq(sessions.accountId, accountId), or(isOpen, isNotNull(rememberedLogins.series))))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));
  const devices = new Map<string, FoundDevice>();
  for (const { session, series } of rows) {
    const known = devices.get(deviceKey(session));
    devices.set(deviceKey(session), {
      latest: known?.latest ?? session,
      first: session,
      isRemembered: known?.isRemembered === true || series !== null,
    });
  }
  return devices;
};
