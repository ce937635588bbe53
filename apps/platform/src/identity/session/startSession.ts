import { and, eq, isNull } from '#drizzle';
import type { ValueOf } from '@marquee/contract';
import { type Connection, type Context, hashSecret, momentFrom, newSecret } from '#kernel';
import { type Account, accounts } from '../accounts/schema.ts';
import { keepAddress } from '../secondFactor/addresses/keepAddress.ts';
import type { LoginMethod } from '../accounts/LoginMethod.ts';
import { deviceFor, deviceIds, keepDevice } from './knownDevice.ts';
import { keepAccountDevice } from './keepAccountDevice.ts';
import { cookieNames } from './cookieNames.ts';
import { mustChangePassword } from './mustChangePassword.ts';
import { sessions } from './schema.ts';
import { sessionFigures } from './sessionFigures.ts';

/**
 * A session that is written but not yet handed over: `keep` sets its cookie, once the
 * transaction holds.
 */
export type StartedSession = { value: ValueOf<'login'>; keep: () => void };

/**
 * Opens a session under a new token and a new cookie secret, and notes the login on the account. What this
 * browser had open before ends, so that nothing known before a login is worth anything after it; `resumed`
 * adds a tab to the browser's own session instead and keeps its cookie.
 */
export const startSession = async (
  tx: Connection,
  context: Context,
  account: Account,
  login: { method: LoginMethod; resumed?: { secret: string | null }; series?: string | undefined },
): Promise<StartedSession> => {
  const now = context.now();
  const before = context.cookies.get(cookieNames.session);
  if (before && !login.resumed?.secret)
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.secretHash, hashSecret(before)), isNull(sessions.endedAt)));

  const [token, secret] = [newSecret(), login.resumed?.secret ?? newSecret()];
  const change = mustChangePassword(context.site, account, login.method, now);
  const latest = momentFrom(now, { hours: sessionFigures.absoluteHours });
  const reached = await context.services.timeLimits.findReached(tx, context.merchant, account, now);
  await tx.insert(sessions).values({
    merchantCode: context.merchant.code,
    accountId: account.id,
    tokenHash: hashSecret(token),
    secretHash: hashSecret(secret),
    method: login.resumed ? 'resume' : login.method,
    series: login.series ?? null,
    isRestricted: change.passwordExpired || change.passwordDefault,
    ip: context.clientAddress,
    userAgent: context.userAgent?.slice(0, 512) ?? null,
    previousLoginAt: account.lastLoginAt,
    previousLoginIp: account.lastLoginIp,
    previousLoginCountry: account.lastLoginCountry,
    createdAt: now,
    seenAt: now,
    playClosedUntil: reached && new Date(reached.resetsAt),
    expiresAt: account.expiresAt && account.expiresAt < latest ? account.expiresAt : latest,
  });
  const device = deviceFor(context, account.usernameKey);
  await keepAccountDevice(tx, context, account.id, [device, ...deviceIds(context)]);
  await keepAddress(tx, context, account);
  await tx
    .update(accounts)
    .set({ lastLoginAt: now, lastLoginIp: context.clientAddress, lastLoginCountry: context.country })
    .where(eq(accounts.id, account.id));

  return {
    value: { token, firstTimeLogin: account.lastLoginAt === null, ...change },
    keep: () => {
      context.cookies.set(cookieNames.session, secret);
      keepDevice(context, account.usernameKey, device);
    },
  };
};
