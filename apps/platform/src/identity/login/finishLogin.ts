import type { ValueOf } from '@marquee/contract';
import { ApiFailure, type Connection, type Context, recordEvent } from '#kernel';
import { mayLogIn } from '../accounts/mayLogIn.ts';
import type { Account } from '../accounts/schema.ts';
import { requireKnownAddress } from './challenge/requireKnownAddress.ts';
import { rememberLogin } from '../session/rememberLogin.ts';
import type { LoginMethod } from '../accounts/LoginMethod.ts';
import { startSession } from '../session/startSession.ts';

/** A login whose proof was right. */
type Login = {
  method: LoginMethod;
  remember: boolean;
  /** What it proves makes up for an unknown address. */
  isProven?: true;
  /** What else it changes, in the transaction of the session. */
  within?: (tx: Connection) => Promise<void>;
};

/**
 * Opens the session of someone who has proved to own the account, and remembers the login when asked to. Throws
 * NOT_MEMBER, ACCOUNT_LOCKED, and ADDRESS_UNKNOWN where a second proof comes before the session.
 */
export const finishLogin = async (
  context: Context,
  account: Account,
  login: Login,
): Promise<ValueOf<'login'>> => {
  if (!mayLogIn(account)) throw new ApiFailure('NOT_MEMBER');
  if (account.isBlocked)
    throw account.blockReason === null
      ? new ApiFailure('ACCOUNT_LOCKED')
      : new ApiFailure('ACCOUNT_LOCKED', { reason: account.blockReason });
  if (!login.isProven) await requireKnownAddress(context, account, login);
  const { session, remembered } = await context.tenant(async (tx) => {
    await login.within?.(tx);
    const remembered = login.remember
      ? await rememberLogin(tx, context, account.id, login.method)
      : undefined;
    const session = await startSession(tx, context, account, {
      method: login.method,
      series: remembered?.series,
    });
    await recordEvent(tx, context, 'login.succeeded', account.id, { method: login.method });
    return { session, remembered };
  });
  session.keep();
  remembered?.keep();
  return session.value;
};
