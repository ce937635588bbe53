import { and, eq } from '#drizzle';
import type { BodyOf, ValueOf } from '@marquee/contract';
import { ApiFailure, type Context } from '#kernel';
import { accounts } from '../accounts/schema.ts';
import { fieldsRequired } from '../accounts/fields/fieldsRequired.ts';
import { finishLogin } from './finishLogin.ts';
import { loginByPhoneToken } from './loginByPhoneToken.ts';
import { readToken } from '../social/readToken.ts';
import { socialIdentities } from '../social/schema.ts';
import { socialFigures } from '../social/socialFigures.ts';
import { spendToken } from '../social/spendToken.ts';

/** Logs in by a party's token. SOCIAL_UNKNOWN when no account is linked to the person: the token stays good. */
export const loginBySocial = async (context: Context, body: BodyOf<'login'>): Promise<ValueOf<'login'>> => {
  const { firebaseChannel: channel, firebaseIdToken: token } = body;
  if (!channel) throw fieldsRequired(context.language, ['firebaseChannel']);
  if (!token) throw fieldsRequired(context.language, ['firebaseIdToken']);
  if (channel === 'phone') return loginByPhoneToken(context, token, body.remember ?? false);
  const person = await readToken(context, { channel, token, minutes: socialFigures.tokenMinutes });
  const [found] = await context.tenant((tx) =>
    tx
      .select({ account: accounts })
      .from(socialIdentities)
      .innerJoin(accounts, eq(accounts.id, socialIdentities.accountId))
      .where(and(eq(socialIdentities.channel, channel), eq(socialIdentities.subject, person.subject))),
  );
  if (!found) throw new ApiFailure('SOCIAL_UNKNOWN');
  // Before the session, which may have to wait for something else: the token is not good for that long.
  await context.tenant((tx) => spendToken(tx, context, person));
  return finishLogin(context, found.account, { method: 'firebase', remember: body.remember ?? false });
};
