import { and, count, eq, gt, isNotNull, isNull } from '#drizzle';
import { type Connection, momentFrom } from '#kernel';
import type { Account } from '../accounts/schema.ts';
import { passkeys } from '../secondFactor/passkeys/schema.ts';
import { authenticators, knownAddresses } from '../secondFactor/schema.ts';
import { sessions } from '../session/schema.ts';
import { sessionFigures } from '../session/sessionFigures.ts';

/** How an account is guarded, for staff: whether there is something, and how much of it. */
export const describeSecurity = async (
  tx: Connection,
  { id, passwordHash, paymentPasswordHash }: Account,
  now: Date,
) => {
  const [authenticator] = await tx
    .select({ since: authenticators.confirmedAt })
    .from(authenticators)
    .where(and(eq(authenticators.accountId, id), isNotNull(authenticators.confirmedAt)));
  const [keys] = await tx.select({ of: count() }).from(passkeys).where(eq(passkeys.accountId, id));
  const [addresses] = await tx
    .select({ of: count() })
    .from(knownAddresses)
    .where(eq(knownAddresses.accountId, id));
  const [open] = await tx.select({ of: count() }).from(sessions).where(isOpenSession(id, now));
  return {
    hasPassword: passwordHash !== null,
    hasPaymentPassword: paymentPasswordHash !== null,
    hasAuthenticator: authenticator !== undefined,
    passkeys: keys?.of ?? 0,
    knownAddresses: addresses?.of ?? 0,
    openSessions: open?.of ?? 0,
  };
};

/** SQL for the sessions of an account that a call would still find open. */
const isOpenSession = (accountId: string, now: Date) =>
  and(
    eq(sessions.accountId, accountId),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.seenAt, momentFrom(now, { minutes: -sessionFigures.idleMinutes })),
  );
