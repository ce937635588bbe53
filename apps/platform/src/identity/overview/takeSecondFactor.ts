import { eq } from '#drizzle';
import type { Connection } from '#kernel';
import { accounts } from '../accounts/schema.ts';
import { passkeys } from '../secondFactor/passkeys/schema.ts';
import { authenticators, recoveryCodes } from '../secondFactor/schema.ts';

/** Takes authenticator, recovery codes and passkeys from an account, after which payouts wait. Answers how many there were. */
export const takeSecondFactor = async (
  tx: Connection,
  accountId: string,
  now: Date,
): Promise<{ authenticator: boolean; passkeys: number }> => {
  const apps = await tx
    .delete(authenticators)
    .where(eq(authenticators.accountId, accountId))
    .returning({ since: authenticators.confirmedAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const keys = await tx
    .delete(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .returning({ id: passkeys.id });
  await tx.update(accounts).set({ securityChangedAt: now }).where(eq(accounts.id, accountId));
  return { authenticator: apps.some(({ since }) => since !== null), passkeys: keys.length };
};
