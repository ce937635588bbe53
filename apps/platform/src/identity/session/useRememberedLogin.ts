import { eq } from '#drizzle';
import {
  type Connection,
  type Context,
  hashSecret,
  isSameHash,
  momentFrom,
  newSecret,
  recordEvent,
} from '#kernel';
import type { LoginMethod } from '../accounts/LoginMethod.ts';
import { type Account, accounts } from '../accounts/schema.ts';
import { findLoginWays } from '../proofs/findLoginWays.ts';
import { isAddressKnown } from '../secondFactor/addresses/isAddressKnown.ts';
import { cookieNames } from './cookieNames.ts';
import { endSessions } from './endSessions.ts';
import { readRememberedCookie } from './readRememberedCookie.ts';
import { rememberedLogins } from './schema.ts';
import { sessionFigures } from './sessionFigures.ts';

/** Whether the address is unknown and to log in again would take more than the password: to go on takes no less then. */
const isGoodAtHomeOnly = async (
  tx: Connection,
  context: Context,
  account: Account,
  method: LoginMethod,
): Promise<boolean> => {
  if (context.site.secondFactor.length === 0 || (await isAddressKnown(tx, context, account.id))) return false;
  return method !== 'username' || (await findLoginWays(tx, context, { account, method })).length > 0;
};

/** A remembered login that was good: its account, how it was made, and the call that sets its next cookie. */
export type UsedLogin = { account: Account; method: LoginMethod; series: string; keep: () => void };

/**
 * Uses the remembered login that this browser presents and gives it a new token. Null when it is not good. A
 * token that has been replaced is a copy of the cookie in other hands: the series and every session of the
 * account end, and the trail keeps it. Where unknown addresses are asked about, it is good from known ones alone.
 */
export const useRememberedLogin = async (tx: Connection, context: Context): Promise<UsedLogin | null> => {
  const cookie = readRememberedCookie(context.cookies);
  if (!cookie) return null;
  const [found] = await tx
    .select({ login: rememberedLogins, account: accounts })
    .from(rememberedLogins)
    .innerJoin(accounts, eq(accounts.id, rememberedLogins.accountId))
    .where(eq(rememberedLogins.series, cookie.series))
    .for('update', { of: rememberedLogins });
  if (!found) return null;

  const { login, account } = found;
  const now = context.now();
  const method =
    (['sms', 'firebase', 'passkey'] as const).find((each) => each === login.method) ?? 'username';
  if (login.expiresAt <= now || account.isBlocked) return null;

  const isCurrent = isSameHash(login.tokenHash, cookie.tokenHash);
  const isOtherTab =
    login.previousTokenHash !== null &&
    isSameHash(login.previousTokenHash, cookie.tokenHash) &&
    login.rotatedForIp === context.clientAddress &&
    momentFrom(login.rotatedAt, { seconds: sessionFigures.rotationGraceSeconds }) > now;
  if (isOtherTab && !isCurrent) return { account, method, series: login.series, keep: () => undefined };

  if (!isCurrent) {
    await tx.delete(rememberedLogins).where(eq(rememberedLogins.series, cookie.series));
    await endSessions(tx, account.id, now);
    await recordEvent(tx, context, 'login.rememberedRefused', account.id, { reason: 'token used before' });
    return null;
  }

  if (await isGoodAtHomeOnly(tx, context, account, method)) {
    await tx.delete(rememberedLogins).where(eq(rememberedLogins.series, cookie.series));
    await recordEvent(tx, context, 'login.rememberedRefused', account.id, { reason: 'address unknown' });
    return null;
  }

  const token = newSecret();
  await tx
    .update(rememberedLogins)
    .set({
      tokenHash: hashSecret(token),
      previousTokenHash: login.tokenHash,
      rotatedAt: now,
      rotatedForIp: context.clientAddress,
    })
    .where(eq(rememberedLogins.series, cookie.series));
  const maxAge = Math.ceil((login.expiresAt.getTime() - now.getTime()) / 1000);
  return {
    account,
    method,
    series: login.series,
    keep: () => context.cookies.set(cookieNames.remembered, `${cookie.plainSeries}.${token}`, { maxAge }),
  };
};
