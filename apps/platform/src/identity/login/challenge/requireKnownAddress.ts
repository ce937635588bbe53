import { ApiFailure, type Context, hashSecret, momentFrom, newSecret, recordEvent } from '#kernel';
import type { Account } from '../../accounts/schema.ts';
import type { LoginMethod } from '../../accounts/LoginMethod.ts';
import { isAddressKnown } from '../../secondFactor/addresses/isAddressKnown.ts';
import { loginChallenges } from '../../secondFactor/schema.ts';
import { secondFactorFigures } from '../../secondFactor/secondFactorFigures.ts';
import { findLoginWays } from '../../proofs/findLoginWays.ts';
import { isAskedAfter } from '../../proofs/isAskedAfter.ts';

/**
 * Lets a login go on when the account has logged in from this address before. Otherwise throws ADDRESS_UNKNOWN
 * with a challenge, which `verifyLogin` turns into the session. An account's very first login, a merchant that
 * does not ask, and a member with nothing to prove anything by go on too, the last one on the record.
 */
export const requireKnownAddress = async (
  context: Context,
  account: Account,
  login: { method: LoginMethod; remember: boolean },
): Promise<void> => {
  const { merchant, services, site } = context;
  if (site.secondFactor.length === 0 || account.lastLoginAt === null) return;
  const ways = await context.tenant(async (tx) => {
    if (await isAddressKnown(tx, context, account.id)) return null;
    const found = await findLoginWays(tx, context, { account, method: login.method });
    if (found.length === 0 && isAskedAfter(site, login.method))
      await recordEvent(tx, context, 'login.unprovable', account.id);
    return found;
  });
  if (ways === null || ways.length === 0) return;

  await services.limiter.enforce('loginChallenge', merchant.code, account.id);
  const secret = newSecret();
  const { challengeMinutes } = secondFactorFigures;
  await context.tenant(async (tx) => {
    await tx.insert(loginChallenges).values({
      merchantCode: merchant.code,
      accountId: account.id,
      secretHash: hashSecret(secret),
      method: login.method,
      remember: login.remember,
      expiresAt: momentFrom(context.now(), { minutes: challengeMinutes }),
    });
    await recordEvent(tx, context, 'login.challenged', account.id, { method: login.method });
  });
  throw new ApiFailure('ADDRESS_UNKNOWN', {
    verification: { challenge: secret, expiresIn: challengeMinutes * 60, methods: ways },
  });
};
