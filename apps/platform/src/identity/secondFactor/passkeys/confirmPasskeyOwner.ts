import { ApiFailure, type SignedIn } from '#kernel';
import type { Account } from '../../accounts/schema.ts';
import { authenticatorOf } from '../authenticator/authenticatorOf.ts';
import { confirmMember } from '../authenticator/confirmMember.ts';
import { useAuthenticatorCode } from '../authenticator/useAuthenticatorCode.ts';

/**
 * What stands before each change of passkeys: the password of the login, and a code of the authenticator where one
 * is on, for a passkey passes by both.
 */
export const confirmPasskeyOwner = async (
  context: SignedIn,
  { password, code }: { password: string; code?: string },
): Promise<Account> => {
  const account = await confirmMember(context, { password });
  await context.tenant(async (tx) => {
    const authenticator = await authenticatorOf(tx, context, account.id);
    if (!authenticator?.confirmedAt) return;
    if (!code) throw new ApiFailure('CODE_WRONG');
    await useAuthenticatorCode(tx, context, account.id, code);
  });
  await context.services.limiter.clear('authenticatorCode', context.merchant.code, account.id);
  return account;
};
