import { and, eq } from '#drizzle';
import { type Handler, recordEvent } from '#kernel';
import { sessions } from '#identity';
import { isOfLogin } from './isOfLogin.ts';
import { readRealityCheck } from './readRealityCheck.ts';

/** Notes that a reality check was seen; one that is not due stays to come when it is. */
export const confirmRealityCheck: Handler<'confirmRealityCheck'> = (context) => {
  const { session } = context;
  return context.tenant(async (tx) => {
    const { dueInSeconds, elapsedSeconds, net } = await readRealityCheck(tx, context);
    if (dueInSeconds === 0) {
      await tx
        .update(sessions)
        .set({ realityCheckedAt: context.now() })
        .where(and(eq(sessions.accountId, session.accountId), isOfLogin(session.id)));
      await recordEvent(tx, context, 'realityCheck.seen', session.accountId, { elapsedSeconds, net });
    }
    return readRealityCheck(tx, context);
  });
};
