import { eq } from '#drizzle';
import type { Handler } from '#kernel';
import { accounts } from '../accounts/schema.ts';

/** Remembers the language in which the account wants its messages. */
export const updateLanguage: Handler<'updateLanguage'> = async ({ tenant, session }, { body }) => {
  const { language } = body;
  await tenant((tx) => tx.update(accounts).set({ language }).where(eq(accounts.id, session.accountId)));
  return { language };
};
