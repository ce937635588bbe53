import { eq } from '#drizzle';
import type { ValueOf } from '@marquee/contract';
import { ApiFailure, type Context } from '#kernel';
import { findByMobile } from '../accounts/findByMobile.ts';
import { accounts } from '../accounts/schema.ts';
import { readToken } from '../social/readToken.ts';
import { socialFigures } from '../social/socialFigures.ts';
import { spendToken } from '../social/spendToken.ts';
import { finishLogin } from './finishLogin.ts';

/**
 * Logs in by Firebase's word on a number, in place of a code of the platform's own. MOBILE_UNKNOWN when nobody has the
 * number, which only whoever holds it is told: the token stays good.
 */
export const loginByPhoneToken = async (
  context: Context,
  token: string,
  remember: boolean,
): Promise<ValueOf<'login'>> => {
  if (!context.site.hasFlag('MOBILEVERCODELOGIN3')) throw new ApiFailure('FEATURE_DISABLED');
  const person = await readToken(context, { channel: 'phone', token, minutes: socialFigures.tokenMinutes });
  const account = await context.tenant((tx) => findByMobile(tx, person.subject));
  if (!account) throw new ApiFailure('MOBILE_UNKNOWN');
  // Before the session, which may have to wait for a stronger proof: the token is good once.
  await context.tenant(async (tx) => {
    await spendToken(tx, context, person);
    await tx.update(accounts).set({ isMobileVerified: true }).where(eq(accounts.id, account.id));
  });
  return finishLogin(context, account, { method: 'sms', remember });
};
