import { eq } from '#drizzle';
import type { TestPlatform } from '../../../../test/createTestPlatform.ts';
import { findByUsername } from '../../../identity/accounts/findByUsername.ts';
import { merchantWide } from '../../withdrawalRules/findRules.ts';
import { withdrawalRules } from '../../withdrawalRules/schema.ts';

/** Rules as a merchant or a member has them of its own. */
export type Rules = (typeof withdrawalRules.$inferInsert)['rules'];

/** Sets the rules that SENVANG, or one member of it, has of its own in place of those before; null leaves it none. */
export const setRules = async (
  { services }: TestPlatform,
  rules: Rules | null,
  username?: string,
): Promise<void> => {
  const merchantCode = 'SENVANG';
  await services.database.tenant(merchantCode, async (tx) => {
    const accountId =
      username === undefined ? merchantWide : ((await findByUsername(tx, username))?.id ?? '');
    await tx.delete(withdrawalRules).where(eq(withdrawalRules.accountId, accountId));
    if (rules) await tx.insert(withdrawalRules).values({ merchantCode, accountId, rules });
  });
};
