import type { ValueOf } from '@marquee/contract';
import { recordEvent } from '../audit/recordEvent.ts';
import type { Connection } from '../db/Database.ts';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Context } from '../http/Context.ts';
import { memberTypes } from '../member/memberTypes.ts';
import type { Account } from '../member/schema.ts';
import { rememberLogin } from './rememberLogin.ts';
import { startSession } from './startSession.ts';

/**
 * Opens the session of someone who has proved to own the account, and remembers the login when asked to. What
 * else the login changes is done by `within`, in the same transaction. Throws NOT_MEMBER or ACCOUNT_LOCKED.
 */
export const finishLogin = async (
  context: Context,
  account: Account,
  login: {
    method: 'username' | 'sms' | 'firebase';
    remember: boolean;
    within?: (tx: Connection) => Promise<void>;
  },
): Promise<ValueOf<'login'>> => {
  if (!memberTypes.includes(account.type)) throw new ApiFailure('NOT_MEMBER');
  if (account.isBlocked) throw new ApiFailure('ACCOUNT_LOCKED');
  const { session, keepRemembered } = await context.tenant(async (tx) => {
    await login.within?.(tx);
    const session = await startSession(tx, context, account, { method: login.method });
    const keepRemembered = login.remember
      ? await rememberLogin(tx, context, account.id, login.method)
      : undefined;
    await recordEvent(tx, context, 'login.succeeded', account.id, { method: login.method });
    return { session, keepRemembered };
  });
  session.keep();
  keepRemembered?.();
  return session.value;
};
