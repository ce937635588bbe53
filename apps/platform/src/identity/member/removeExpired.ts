import { and, eq, isNull, lt, not, or, sql } from '#drizzle';
import { type Connection, momentFrom, outbox, type Services } from '#kernel';
import { pushSubscriptions } from '#sites';
import { isLive } from '../push/isLive.ts';
import { captchas } from '../captcha/schema.ts';
import { passkeyChallenges } from '../secondFactor/passkeys/schema.ts';
import { authenticators, knownAddresses, loginChallenges } from '../secondFactor/schema.ts';
import { secondFactorFigures } from '../secondFactor/secondFactorFigures.ts';
import { accountDevices, rememberedLogins, sessions } from '../session/schema.ts';
import { knownFor } from '../session/knownDevice.ts';
import { verificationCodes } from '../verification/schema.ts';
import { socialAttempts, socialUsedTokens } from '../social/schema.ts';
import { accounts, passwordResets } from '../accounts/schema.ts';

const removeOf = async (tx: Connection, now: Date, demoMoney: Services['demoMoney']): Promise<void> => {
  const dayAgo = momentFrom(now, { days: -1 });
  const sessionsFrom = momentFrom(now, { days: -32 });
  const monthAgo = momentFrom(now, { days: -30 });
  await demoMoney.takeBack(tx, now);
  await tx.delete(accounts).where(and(eq(accounts.type, 4), lt(accounts.expiresAt, now)));
  // A month's time limit counts the sessions of that month; and a page left open is told that its session ended.
  await tx
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, sessionsFrom), lt(sessions.endedAt, sessionsFrom)));
  await tx.delete(rememberedLogins).where(lt(rememberedLogins.expiresAt, now));
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, dayAgo));
  await tx.delete(captchas).where(lt(captchas.expiresAt, now));
  await tx.delete(verificationCodes).where(lt(verificationCodes.expiresAt, dayAgo));
  await tx.delete(socialAttempts).where(lt(socialAttempts.expiresAt, now));
  await tx.delete(socialUsedTokens).where(lt(socialUsedTokens.expiresAt, now));
  await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await tx.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
  await tx
    .delete(knownAddresses)
    .where(lt(knownAddresses.lastUsedAt, momentFrom(now, { days: -secondFactorFigures.mostKnownDays })));
  await tx
    .delete(accountDevices)
    .where(lt(accountDevices.lastSeenAt, momentFrom(now, { days: -knownFor.days })));
  await tx
    .delete(authenticators)
    .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, dayAgo)));
  await tx.delete(pushSubscriptions).where(not(isLive(tx, now) ?? sql`false`));
  await tx.delete(outbox).where(lt(outbox.createdAt, monthAgo));
};

/** Removes rows that are past their use: free play after its day, and whatever proved something once. */
export const removeExpired = async ({
  database,
  merchants,
  clock,
  demoMoney,
}: Pick<Services, 'database' | 'merchants' | 'clock' | 'demoMoney'>): Promise<void> => {
  await clock.refresh();
  for (const { code } of merchants) await database.tenant(code, (tx) => removeOf(tx, clock.now(), demoMoney));
};
