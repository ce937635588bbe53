import { eq } from '#drizzle';
import { type Connection, type Context, recordEvent } from '#kernel';
import { deviceFor, keepDevice } from '../session/knownDevice.ts';
import { endSessions } from '../session/endSessions.ts';
import { passwordHasher } from '../accounts/password/passwordHasher.ts';
import { setPassword } from '../accounts/password/setPassword.ts';
import { type Account, accounts } from '../accounts/schema.ts';

/** What somebody has shown to have who holds the proof. */
const proven = { email: { isEmailVerified: true }, phone: { isMobileVerified: true } } as const;

/**
 * Sets the new password of someone who proved to own the account. `spend` uses up the proof in the same
 * transaction. Every session of the account ends, failed logins are forgotten, and this browser is one that the account knows.
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
  const { merchant, services } = context;
  for (const limit of ['loginCaptcha', 'loginGuess'] as const)
    await services.limiter.clear(limit, merchant.code, account.usernameKey);
  // However many others guess again at once, whoever proved to own the account gets in on this browser.
  keepDevice(context, account.usernameKey, deviceFor(context, account.usernameKey));
};
