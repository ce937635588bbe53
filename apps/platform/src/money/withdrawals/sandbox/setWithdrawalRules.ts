import type { Language } from '@marquee/reference';
import { eq } from '#drizzle';
import { type Connection, fieldProblem, type Handler } from '#kernel';
import { findByUsername } from '#identity';
import { merchantWide } from '../../withdrawalRules/findRules.ts';
import { withdrawalRules } from '../../withdrawalRules/schema.ts';

const whose = async (tx: Connection, username: string | undefined, language: Language) => {
  if (username === undefined) return merchantWide;
  const account = await findByUsername(tx, username);
  if (!account) throw fieldProblem(language, 'username', 'notFound');
  return account.id;
};

/** Sets the rules that a merchant, or one member of it, has of its own; what was set before is forgotten. */
export const setWithdrawalRules: Handler<'setWithdrawalRules'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { merchant, language } = context;
    const accountId = await whose(tx, body.username, language);
    await tx.delete(withdrawalRules).where(eq(withdrawalRules.accountId, accountId));
    if (body.rules) {
      const rules = Object.fromEntries(Object.entries(body.rules).filter(([, value]) => value !== undefined));
      await tx.insert(withdrawalRules).values({ merchantCode: merchant.code, accountId, rules });
    }
    return { done: true };
  });
