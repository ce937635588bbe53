import type { Connection, Context } from '#kernel';
import type { LoginMethod } from '../../accounts/LoginMethod.ts';
import type { Account } from '../../accounts/schema.ts';
import { findProofWays } from '../../proofs/findProofWays.ts';
import { hintOf } from '../../verification/hintOf.ts';
import type { Way } from './Way.ts';

/** Ways that prove what somebody knows, not what somebody has. */
const known = new Set<Way['method']>(['boundEmail', 'payeeName']);

/** Ways that a phone number in other hands does not open. */
const stronger = new Set<Way['method']>(['passkey', 'authenticator']);

/**
 * The ways by which a member can prove a login, those that the merchant takes, the strongest first. Whoever has
 * turned an authenticator on is asked for nothing that can merely be known, and who has logged in by SMS for nothing
 * but what is stronger than the phone.
 */
export const findWays = async (
  tx: Connection,
  { site, services, host }: Pick<Context, 'site' | 'services' | 'host'>,
  { account, method: loginMethod }: { account: Account; method: LoginMethod },
): Promise<Way[]> => {
  const owned = await findProofWays(tx, { host }, account);
  const hasAuthenticator = owned.some(({ method }) => method === 'authenticator');
  const further: Way[] = [];
  for (const { method, isOffered } of services.furtherProofs)
    if (await isOffered(tx, account.id)) further.push({ method, hint: null });
  const { email } = account;
  const ways: Way[] = [
    ...owned,
    ...(email ? [{ method: 'boundEmail' as const, hint: hintOf('email', email) }] : []),
    ...further,
  ];
  return ways.filter(
    ({ method }) =>
      site.secondFactor.includes(method) &&
      !(hasAuthenticator && known.has(method)) &&
      (loginMethod !== 'sms' || stronger.has(method)),
  );
};
