import { eq } from '#drizzle';
import { type Handler, recordEvent } from '#kernel';
import { endSubscriptions } from './endSubscriptions.ts';
import { cookieNames } from './cookieNames.ts';
import { readRememberedCookie } from './readRememberedCookie.ts';
import { rememberedLogins, sessions } from './schema.ts';

/** Closes the session, forgets the remembered login and clears the cookies of both. */
export const logout: Handler<'logout'> = async (context) => {
  const { session, cookies } = context;
  const remembered = readRememberedCookie(cookies);
  await context.tenant(async (tx) => {
    await tx.update(sessions).set({ endedAt: context.now() }).where(eq(sessions.id, session.id));
    if (remembered) await tx.delete(rememberedLogins).where(eq(rememberedLogins.series, remembered.series));
    await endSubscriptions(tx, context, session.accountId);
    await recordEvent(tx, context, 'logout', session.accountId);
  });
  cookies.clear(cookieNames.session);
  cookies.clear(cookieNames.remembered);
  return { loggedOut: true };
};
