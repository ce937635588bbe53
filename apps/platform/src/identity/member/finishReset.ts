import { eq } from 'drizzle-orm';
import { type Connection, type Context, recordEvent } from '#kernel';
import { endSessions } from '../session/endSessions.ts';
import { passwordHasher } from '../accounts/password/passwordHasher.ts';
import { setPassword } from '../accounts/password/setPassword.ts';
import { type Account, accounts } from '../accounts/schema.ts';

/** What somebody has shown to have who holds the proof. */
const proven = { email: { isEmailVerified: true }, phone: { isMobileVerified: true } } as const;

/**
 * Sets the new password of someone who proved to own the account. `spend` uses up the proof in the same
 * transaction. Every session of the account ends, and the lock after failed logins is lifted.
 */
export const finishReset = async (
  context: Context,
  account: Account,
  reset: { password: string; by: 'email' | 'phone'; spend: (tx: Connection) => Promise<void> },
): Promise<void> => {
  const hash = await passwordHasher.hash(reset.password);
  await context.tenant(async (tx) => {
    await reset.spend(tx);
    await tx.update(accounts).set(proven[reset.by]).where(eq(accounts.id, account.id));
    await setPassword(tx, account.id, hash, context.now());
    await endSessions(tx, account.id, context.now());
    await recordEvent(tx, context, 'password.reset', account.id, { by: reset.by });
  });
  const { limiter } = context.services;
  await limiter.clear('loginLock', context.merchant.code, account.usernameKey);
  await limiter.clear('loginCaptcha', context.merchant.code, account.usernameKey);
};
