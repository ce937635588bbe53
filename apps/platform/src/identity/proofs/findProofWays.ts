import { and, eq, isNotNull } from '#drizzle';
import type { Connection, Context } from '#kernel';
import type { Account } from '../accounts/schema.ts';
import { passkeys } from '../secondFactor/passkeys/schema.ts';
import { authenticators } from '../secondFactor/schema.ts';
import { hintOf } from '../verification/hintOf.ts';
import { receiversOf } from '../verification/receiversOf.ts';
import type { OwnedWay, ProofWay } from './MemberProof.ts';

/** What a member has that proves it to be the account's owner, the strongest first: nothing that is merely known. */
export const findProofWays = async (
  tx: Connection,
  { host }: Pick<Context, 'host'>,
  account: Account,
): Promise<OwnedWay[]> => {
  const [authenticator] = await tx
    .select({ accountId: authenticators.accountId })
    .from(authenticators)
    .where(and(eq(authenticators.accountId, account.id), isNotNull(authenticators.confirmedAt)));
  const [passkey] = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.accountId, account.id), eq(passkeys.host, host)))
    .limit(1);
  return [
    ...(passkey ? [{ method: 'passkey' as const, hint: null }] : []),
    ...(authenticator ? [{ method: 'authenticator' as const, hint: null }] : []),
    ...receiversOf(account).map(({ channel, address }) => ({
      method: channel,
      hint: hintOf(channel, address),
    })),
  ];
};

/**
 * The ways to prove a change of the account: what the member has, then the payment password. The password of the login
 * counts where there is nothing else, for whoever has the session may have just typed it.
 */
export const findChangeWays = async (
  tx: Connection,
  context: Pick<Context, 'host'>,
  account: Account,
): Promise<ProofWay[]> => {
  const ways: ProofWay[] = await findProofWays(tx, context, account);
  if (account.paymentPasswordHash !== null) ways.push({ method: 'paymentPassword', hint: null });
  if (ways.length === 0 && account.passwordHash !== null) ways.push({ method: 'password', hint: null });
  return ways;
};
