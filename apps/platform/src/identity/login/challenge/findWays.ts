import { and, eq, isNotNull } from 'drizzle-orm';
import type { Connection, Context } from '#kernel';
import type { LoginMethod } from '../../accounts/LoginMethod.ts';
import type { Account } from '../../accounts/schema.ts';
import { receiversOf } from '../../verification/receiversOf.ts';
import { passkeys } from '../../secondFactor/passkeys/schema.ts';
import { authenticators } from '../../secondFactor/schema.ts';
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
  const [authenticator] = await tx
    .select({ accountId: authenticators.accountId })
    .from(authenticators)
    .where(and(eq(authenticators.accountId, account.id), isNotNull(authenticators.confirmedAt)));
  const [passkey] = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.accountId, account.id), eq(passkeys.host, host)))
    .limit(1);
  const further: Way[] = [];
  for (const { method, isOffered } of services.furtherProofs)
    if (await isOffered(tx, account.id)) further.push({ method, hint: null });
  const { email } = account;
  const ways: Way[] = [
    ...(passkey ? [{ method: 'passkey' as const, hint: null }] : []),
    ...(authenticator ? [{ method: 'authenticator' as const, hint: null }] : []),
    ...receiversOf(account).map(({ channel, address }) => ({
      method: channel,
      hint: hintOf(channel, address),
    })),
    ...(email ? [{ method: 'boundEmail' as const, hint: hintOf('email', email) }] : []),
    ...further,
  ];
  return ways.filter(
    ({ method }) =>
      site.secondFactor.includes(method) &&
      !(authenticator && known.has(method)) &&
      (loginMethod !== 'sms' || stronger.has(method)),
  );
};
