import type { BodyOf } from '@marquee/contract';
import type { SignedIn } from '#kernel';
import type { Account } from '../../accounts/schema.ts';
import { confirmLoginPassword } from '../../accounts/password/confirmLoginPassword.ts';

/**
 * What stands before each change of an authenticator: the password of the login, and a count of the codes that
 * are tried with it.
 */
export const confirmMember = async (
  context: SignedIn,
  { password }: Pick<BodyOf<'confirmAuthenticator'>, 'password'>,
): Promise<Account> => {
  const account = await confirmLoginPassword(context, password);
  await context.services.limiter.enforce('authenticatorCode', context.merchant.code, account.id);
  return account;
};
