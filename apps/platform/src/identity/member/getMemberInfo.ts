import { eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { sessions } from '../session/schema.ts';
import { clubLabel } from './clubLabel.ts';
import { areTermsOutdated } from './areTermsOutdated.ts';
import { languageOfAccount } from '../accounts/languageOfAccount.ts';
import { accounts } from '../accounts/schema.ts';

/** Tells who is logged in, and when and from where the account was last logged in before. */
export const getMemberInfo: Handler<'getMemberInfo'> = async (context) => {
  const { session, site, language } = context;
  const [found] = await context.tenant((tx) =>
    tx
      .select({ account: accounts, opened: sessions })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(eq(sessions.id, session.id)),
  );
  if (!found) throw new ApiFailure('SESSION_EXPIRED');
  const { account, opened } = found;
  return {
    id: account.id,
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    toUpline: account.mayTransferToUpline && account.uplineId !== null,
    clubLabel: { labelName: account.clubLabel ?? clubLabel(account.type, language) },
    currency: account.currency,
    language: languageOfAccount(account),
    previousLogin:
      opened.previousLoginAt && opened.previousLoginIp
        ? {
            at: opened.previousLoginAt.toISOString(),
            ip: opened.previousLoginIp,
            country: opened.previousLoginCountry,
          }
        : null,
    termsOutdated: areTermsOutdated(account, site.register),
  };
};
