import { eq } from 'drizzle-orm';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Handler } from '../http/handler.ts';
import { languageOfAccount } from './languageOfAccount.ts';
import { problemText } from './registration/problemText.ts';
import { accounts } from './schema.ts';

/** Remembers the language in which the account is written to: one that its brand offers. */
export const updateLanguage: Handler<'updateLanguage'> = async (context, { body }) => {
  const { merchant, session, language } = context;
  if (!merchant.brand.languages.some((offered) => offered === body.language))
    throw new ApiFailure('INVALID_INPUT', {
      fields: [
        { field: 'language', rule: 'notOffered', message: problemText(language, { rule: 'notOffered' }) },
      ],
    });
  await context.tenant((tx) =>
    tx.update(accounts).set({ language: body.language }).where(eq(accounts.id, session.accountId)),
  );
  return { language: languageOfAccount(body) };
};
