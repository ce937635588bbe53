import { and, eq, gt, isNull } from '#drizzle';
import {
  ApiFailure,
  type Connection,
  type Context,
  type Handler,
  hashSecret,
  momentFrom,
  recordEvent,
} from '#kernel';
import { cookieNames } from './cookieNames.ts';
import { sessions } from './schema.ts';
import { sessionFigures } from './sessionFigures.ts';
import { startSession } from './startSession.ts';
import { useRememberedLogin } from './useRememberedLogin.ts';

/** The cookie of this browser's own open session, so that a second tab does not end the first one's. */
const ownSecret = async (tx: Connection, context: Context, accountId: string) => {
  const secret = context.cookies.get(cookieNames.session);
  if (!secret) return null;
  const now = context.now();
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.secretHash, hashSecret(secret)),
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.seenAt, momentFrom(now, { minutes: -sessionFigures.idleMinutes })),
      ),
    )
    .limit(1);
  return open ? secret : null;
};

/** Opens a session by the cookie of a remembered login, and replaces that cookie. */
export const resumeSession: Handler<'resumeSession'> = async (context) => {
  const resumed = await context.tenant(async (tx) => {
    const used = await useRememberedLogin(tx, context);
    if (!used) return null;
    const secret = await ownSecret(tx, context, used.account.id);
    const session = await startSession(tx, context, used.account, {
      method: used.method,
      resumed: { secret },
      series: used.series,
    });
    await recordEvent(tx, context, 'login.remembered', used.account.id);
    return { session, keep: used.keep };
  });
  if (!resumed) {
    context.cookies.clear(cookieNames.remembered);
    throw new ApiFailure('REMEMBERED_LOGIN_INVALID');
  }
  resumed.keep();
  resumed.session.keep();
  return resumed.session.value;
};
