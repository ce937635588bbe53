import { eq } from '#drizzle';
import { ApiFailure, recordEvent, type SignedIn } from '#kernel';
import { passwordHasher } from './passwordHasher.ts';
import { type Account, accounts } from '../schema.ts';

/** Lets a call go on when it carries the password of the login, and answers the account; PASSWORD_WRONG else. */
export const confirmLoginPassword = async (context: SignedIn, typed: string): Promise<Account> => {
  const { session, services, merchant } = context;
  const { limiter } = services;
  await limiter.enforce('passwordChange', merchant.code, session.accountId);
  const [account] = await context.tenant((tx) =>
    tx.select().from(accounts).where(eq(accounts.id, session.accountId)),
  );
  if (!account || !(await passwordHasher.verify(account.passwordHash, typed))) {
    await context.tenant((tx) => recordEvent(tx, context, 'password.changeRefused', session.accountId));
    throw new ApiFailure('PASSWORD_WRONG');
  }
  await limiter.clear('passwordChange', merchant.code, session.accountId);
  return account;
};
