import { type Handler, recordEvent } from '#kernel';
import { confirmMember } from './confirmMember.ts';
import { issueRecoveryCodes } from './issueRecoveryCodes.ts';
import { useAuthenticatorCode } from './useAuthenticatorCode.ts';

/** Makes new recovery codes, by a code of the app or one of the old ones. */
export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (context, { body }) => {
  const { services, merchant } = context;
  const account = await confirmMember(context, body);
  const recoveryCodes = await context.tenant(async (tx) => {
    await useAuthenticatorCode(tx, context, account.id, body.code);
    await recordEvent(tx, context, 'authenticator.recoveryRenewed', account.id);
    return issueRecoveryCodes(tx, context, account.id);
  });
  await services.limiter.clear('authenticatorCode', merchant.code, account.id);
  return { recoveryCodes };
};
