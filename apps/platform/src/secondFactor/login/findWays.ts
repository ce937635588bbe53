import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ErrorBody } from '@marquee/contract/errors';
import { bankCards } from '../../bankCards/schema.ts';
import type { Connection } from '../../db/Database.ts';
import type { Context } from '../../http/Context.ts';
import type { Account } from '../../member/schema.ts';
import { receiversOf } from '../../paymentPassword/receiversOf.ts';
import { authenticators } from '../schema.ts';
import { hintOf } from './hintOf.ts';

/** A way to prove a login, as the page shows it. */
export type Way = NonNullable<ErrorBody['verification']>['methods'][number];

/** Ways that prove what somebody knows, not what somebody has. */
const known = new Set<Way['method']>(['boundEmail', 'payeeName']);

/**
 * The ways by which a member can prove a login, those that the merchant takes, the strongest first. Whoever has
 * turned an authenticator on is asked for nothing that can merely be known.
 */
export const findWays = async (
  tx: Connection,
  { site }: Pick<Context, 'site'>,
  account: Account,
): Promise<Way[]> => {
  const [authenticator] = await tx
    .select({ accountId: authenticators.accountId })
    .from(authenticators)
    .where(and(eq(authenticators.accountId, account.id), isNotNull(authenticators.confirmedAt)));
  const [card] = await tx
    .select({ id: bankCards.id })
    .from(bankCards)
    .where(and(eq(bankCards.accountId, account.id), isNull(bankCards.removedAt)))
    .limit(1);
  const { email } = account;
  const ways: Way[] = [
    ...(authenticator ? [{ method: 'authenticator' as const, hint: null }] : []),
    ...receiversOf(account).map(({ channel, address }) => ({
      method: channel,
      hint: hintOf(channel, address),
    })),
    ...(email ? [{ method: 'boundEmail' as const, hint: hintOf('email', email) }] : []),
    ...(card ? [{ method: 'payeeName' as const, hint: null }] : []),
  ];
  return ways.filter(
    ({ method }) => site.secondFactor.includes(method) && !(authenticator && known.has(method)),
  );
};
