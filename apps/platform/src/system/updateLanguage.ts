import { eq } from 'drizzle-orm';
import type { Handler } from '../http/handler.ts';
import { accounts } from '../member/schema.ts';

/** Remembers the language in which the account wants its messages. */
export const updateLanguage: Handler<'updateLanguage'> = async ({ tenant, session }, { body }) => {
  const { language } = body;
  await tenant((tx) => tx.update(accounts).set({ language }).where(eq(accounts.id, session.accountId)));
  return { language };
};
