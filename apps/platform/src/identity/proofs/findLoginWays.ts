import type { Connection, Context } from '#kernel';
import type { LoginMethod } from '../accounts/LoginMethod.ts';
import type { Account } from '../accounts/schema.ts';
import { findProofWays } from './findProofWays.ts';
import { hintOf } from '../verification/hintOf.ts';
import { isAskedAfter } from './isAskedAfter.ts';
import type { LoginWay } from './LoginWay.ts';

/** Ways that prove what somebody knows, not what somebody has. */
const known = new Set<LoginWay['method']>(['boundEmail', 'payeeName']);

/** Ways that a phone number or an account elsewhere, in other hands, does not open. */
const stronger = new Set<LoginWay['method']>(['passkey', 'authenticator']);

/**
 * The ways by which a member can prove a login, those that the merchant takes, the strongest first. Whoever has
 * turned an authenticator on is asked for nothing that can merely be known, who has logged in by SMS for no further
 * SMS, and where the merchant does not ask after such a login, for nothing but what the member has set up for that.
 */
export const findLoginWays = async (
  tx: Connection,
  { site, services, host }: Pick<Context, 'site' | 'services' | 'host'>,
  { account, method: loginMethod }: { account: Account; method: LoginMethod },
): Promise<LoginWay[]> => {
  const owned = await findProofWays(tx, { host }, account);
  const hasAuthenticator = owned.some(({ method }) => method === 'authenticator');
  const further: LoginWay[] = [];
  for (const { method, isOffered } of services.furtherProofs)
    if (await isOffered(tx, account.id)) further.push({ method, hint: null });
  const { email } = account;
  const ways: LoginWay[] = [
    ...owned,
    ...(email ? [{ method: 'boundEmail' as const, hint: hintOf('email', email) }] : []),
    ...further,
  ];
  return ways.filter(
    ({ method }) =>
      site.secondFactor.includes(method) &&
      !(hasAuthenticator && known.has(method)) &&
      !(loginMethod === 'sms' && method === 'sms') &&
      (isAskedAfter(site, loginMethod) || stronger.has(method)),
  );
};
