import { and, eq, isNotNull } from 'drizzle-orm';
import type { Connection, Context } from '#kernel';
import type { Account } from '../../accounts/schema.ts';
import { receiversOf } from '../../verification/receiversOf.ts';
import { authenticators } from '../../secondFactor/schema.ts';
import { hintOf } from '../../verification/hintOf.ts';
import type { Way } from './Way.ts';

/** Ways that prove what somebody knows, not what somebody has. */
const known = new Set<Way['method']>(['boundEmail', 'payeeName']);

/**
 * The ways by which a member can prove a login, those that the merchant takes, the strongest first. Whoever has
 * turned an authenticator on is asked for nothing that can merely be known.
 */
export const findWays = async (
  tx: Connection,
  { site, services }: Pick<Context, 'site' | 'services'>,
  account: Account,
): Promise<Way[]> => {
  const [authenticator] = await tx
    .select({ accountId: authenticators.accountId })
    .from(authenticators)
    .where(and(eq(authenticators.accountId, account.id), isNotNull(authenticators.confirmedAt)));
  const further: Way[] = [];
  for (const { method, isOffered } of services.furtherProofs)
    if (await isOffered(tx, account.id)) further.push({ method, hint: null });
  const { email } = account;
  const ways: Way[] = [
    ...(authenticator ? [{ method: 'authenticator' as const, hint: null }] : []),
    ...receiversOf(account).map(({ channel, address }) => ({
      method: channel,
      hint: hintOf(channel, address),
    })),
    ...(email ? [{ method: 'boundEmail' as const, hint: hintOf('email', email) }] : []),
    ...further,
  ];
  return ways.filter(
    ({ method }) => site.secondFactor.includes(method) && !(authenticator && known.has(method)),
  );
};
