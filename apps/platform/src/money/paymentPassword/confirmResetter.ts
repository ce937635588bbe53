import type { SignedIn } from '#kernel';
import { type Account, confirmLoginPassword, findOwner } from '#identity';

/**
 * What stands before each step of a reset: the password of the login, so that a session that was left open sends and
 * sets nothing. An account that is logged in to without one has only its proofs.
 */
export const confirmResetter = async (context: SignedIn, password: string | undefined): Promise<Account> => {
  const account = await context.tenant((tx) => findOwner(tx, context.session.accountId));
  return account.passwordHash === null ? account : confirmLoginPassword(context, password ?? '');
};
