import { and, count, desc, eq, gt, isNotNull } from '#drizzle';
import { type Handler, momentFrom } from '#kernel';
import { accounts } from '../accounts/schema.ts';
import { hintOf } from '../verification/hintOf.ts';
import { addressMac } from './addresses/addressMac.ts';
import { passkeys } from './passkeys/schema.ts';
import { shownPasskey } from './passkeys/shownPasskey.ts';
import { authenticators, knownAddresses, recoveryCodes } from './schema.ts';

/** Tells a member how the account is protected, and which addresses are known. */
export const getSecurity: Handler<'getSecurity'> = (context) => {
  const { session, site, now } = context;
  return context.tenant(async (tx) => {
    const [authenticator] = await tx
      .select({ since: authenticators.confirmedAt })
      .from(authenticators)
      .where(and(eq(authenticators.accountId, session.accountId), isNotNull(authenticators.confirmedAt)));
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, session.accountId));
    const [left] = await tx
      .select({ count: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, session.accountId));
    const addresses = await tx
      .select()
      .from(knownAddresses)
      .where(
        and(
          eq(knownAddresses.accountId, session.accountId),
          gt(knownAddresses.lastUsedAt, momentFrom(now(), { days: -site.knownAddressDays })),
        ),
      )
      .orderBy(desc(knownAddresses.lastUsedAt));
    const keys = await tx
      .select()
      .from(passkeys)
      .where(eq(passkeys.accountId, session.accountId))
      .orderBy(desc(passkeys.addedAt));
    const current = addressMac(context, session.accountId);
    return {
      isAsked: site.secondFactor.length > 0,
      keptDays: site.knownAddressDays,
      authenticator: authenticator?.since
        ? { since: authenticator.since.toISOString(), recoveryCodesLeft: left?.count ?? 0 }
        : null,
      hasPassword: typeof account?.passwordHash === 'string',
      hasPaymentPassword: typeof account?.paymentPasswordHash === 'string',
      mobile: account?.mobile
        ? { hint: hintOf('sms', account.mobile), isVerified: account.isMobileVerified }
        : null,
      email: account?.email
        ? { hint: hintOf('email', account.email), isVerified: account.isEmailVerified }
        : null,
      isOnWinnerBoard: account?.hidesWins === false,
      passkeys: keys.map(shownPasskey),
      addresses: addresses.map((each) => ({
        id: each.id,
        address: each.shown,
        country: each.country,
        lastUsedAt: each.lastUsedAt.toISOString(),
        isCurrent: each.addressMac === current,
      })),
    };
  });
};
