import { eq } from '#drizzle';
import { ApiFailure, type Handler, hashSecret, newSecret, recordEvent } from '#kernel';
import { cookieNames } from '../session/cookieNames.ts';
import { endSessions } from '../session/endSessions.ts';
import { readRememberedCookie } from '../session/readRememberedCookie.ts';
import { sessions } from '../session/schema.ts';
import { findByUsername } from '../accounts/findByUsername.ts';
import { checkNewPassword } from '../accounts/password/checkNewPassword.ts';
import { passwordHasher } from '../accounts/password/passwordHasher.ts';
import { setPassword } from '../accounts/password/setPassword.ts';

/**
 * Changes the password of the account logged in. Every other session and remembered login of it ends; this one
 * gets a new cookie and, when a change was due, its full reach.
 */
export const changePassword: Handler<'changePassword'> = async (context, { body }) => {
  const { session, services, merchant, cookies } = context;
  const fields = checkNewPassword(context, {
    value: body.newPassword,
    field: 'newPassword',
    confirmation: { value: body.confirmNewPassword, field: 'confirmNewPassword' },
    username: session.username,
  });
  if (fields.length > 0) throw new ApiFailure('INVALID_INPUT', { fields });

  await services.limiter.enforce('passwordChange', merchant.code, session.accountId);
  const account = await context.tenant((tx) => findByUsername(tx, session.username));
  if (!(await passwordHasher.verify(account?.passwordHash, body.oldPassword)) || !account) {
    await context.tenant((tx) => recordEvent(tx, context, 'password.changeRefused', session.accountId));
    throw new ApiFailure('OLD_PASSWORD_WRONG');
  }
  await services.limiter.clear('passwordChange', merchant.code, session.accountId);
  if (body.newPassword.trim() === body.oldPassword.trim()) throw new ApiFailure('PASSWORD_UNCHANGED');

  const hash = await passwordHasher.hash(body.newPassword);
  const secret = newSecret();
  const series = readRememberedCookie(cookies)?.series;
  await context.tenant(async (tx) => {
    if (!(await setPassword(tx, account.id, hash, context.now(), account.passwordHash)))
      throw new ApiFailure('OLD_PASSWORD_WRONG');
    await endSessions(tx, account.id, context.now(), { sessionId: session.id, ...(series && { series }) });
    await tx
      .update(sessions)
      .set({ secretHash: hashSecret(secret), isRestricted: false })
      .where(eq(sessions.id, session.id));
    await recordEvent(tx, context, 'password.changed', account.id);
  });
  cookies.set(cookieNames.session, secret);
  return { changed: true };
};
