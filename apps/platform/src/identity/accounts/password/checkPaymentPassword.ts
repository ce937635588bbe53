import { eq } from '#drizzle';
import { ApiFailure, recordEvent, type SignedIn } from '#kernel';
import { accounts } from '../schema.ts';
import { mutex } from './mutex.ts';
import { passwordHasher } from './passwordHasher.ts';

/**
 * Checks the payment password that confirms what a member asks for, and locks it for a while after failures. Tries
 * of one member are made one after the other, so that none of many at once comes before the lock.
 */
export const checkPaymentPassword = (context: SignedIn, typed: string): Promise<string> => {
  const { session, merchant, services } = context;
  const { limiter } = services;
  const key = [merchant.code, session.accountId] as const;

  return mutex(key.join(), async () => {
    const before = await limiter.peek('paymentPassword', ...key);
    if (!before.isAllowed) throw new ApiFailure('PAYMENT_PASSWORD_LOCKED', { retryAfter: before.retryAfter });
    const [account] = await context.tenant((tx) =>
      tx
        .select({ hash: accounts.paymentPasswordHash })
        .from(accounts)
        .where(eq(accounts.id, session.accountId)),
    );
    if (!account?.hash) throw new ApiFailure('PAYMENT_PASSWORD_UNSET');
    if (await passwordHasher.verify(account.hash, typed)) {
      if (before.count > 0) await limiter.clear('paymentPassword', ...key);
      return account.hash;
    }
    const after = await limiter.consume('paymentPassword', ...key);
    const isLocked = !(await limiter.peek('paymentPassword', ...key)).isAllowed;
    const event = isLocked ? 'paymentPassword.locked' : 'paymentPassword.refused';
    await context.tenant((tx) => recordEvent(tx, context, event, session.accountId));
    if (isLocked) throw new ApiFailure('PAYMENT_PASSWORD_LOCKED', { retryAfter: after.retryAfter });
    throw new ApiFailure('PAYMENT_PASSWORD_WRONG');
  });
};
