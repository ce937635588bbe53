import { eq } from '#drizzle';
import { type Handler, recordEvent } from '#kernel';
import { authenticators, recoveryCodes } from '../schema.ts';
import { confirmMember } from './confirmMember.ts';
import { tellAuthenticator } from './tellAuthenticator.ts';
import { useAuthenticatorCode } from './useAuthenticatorCode.ts';

/** Turns the authenticator off, by a code of it or a recovery code. */
export const removeAuthenticator: Handler<'removeAuthenticator'> = async (context, { body }) => {
  const { services, merchant } = context;
  const account = await confirmMember(context, body);
  await context.tenant(async (tx) => {
    await useAuthenticatorCode(tx, context, account.id, body.code);
    await tx.delete(authenticators).where(eq(authenticators.accountId, account.id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, account.id));
    await recordEvent(tx, context, 'authenticator.off', account.id);
    await tellAuthenticator(tx, context, account, false);
  });
  await services.limiter.clear('authenticatorCode', merchant.code, account.id);
  return { removed: true };
};
