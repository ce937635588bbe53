import { eq } from '#drizzle';
import type { BodyOf } from '@marquee/contract';
import { type Connection, type Handler, recordEvent, type SignedIn } from '#kernel';
import {
  type Account,
  accounts,
  checkCode,
  checkMemberProof,
  findProofWays,
  lockOwner,
  passwordHasher,
  spendCode,
} from '#identity';
import { coolingEnd } from '../withdrawalRules/coolingEnd.ts';
import { findRules } from '../withdrawalRules/findRules.ts';
import { checkNewPaymentPassword } from './checkNewPaymentPassword.ts';
import { confirmResetter } from './confirmResetter.ts';
import { requireReceiver } from './requireReceiver.ts';
import { requireResettable } from './requireResettable.ts';
import { tellReset } from './tellReset.ts';

/** Keeps a payment password, and since when it stands in the place of another one that was forgotten. */
const keepPassword = async (
  tx: Connection,
  accountId: string,
  hash: string,
  resetAt: Date | null,
): Promise<void> => {
  await tx
    .update(accounts)
    .set({ paymentPasswordHash: hash, ...(resetAt && { paymentPasswordResetAt: resetAt }) })
    .where(eq(accounts.id, accountId));
};

type Body = BodyOf<'resetPaymentPassword'>;

/** Checks the proof of a reset and answers what uses it up. A code that was sent is one for this, not of another change. */
const checkProof = async (
  context: SignedIn,
  account: Account,
  { method, proof }: Body,
): Promise<(tx: Connection) => Promise<void>> => {
  if (method === 'sms' || method === 'email') {
    const { address } = requireReceiver(account, method);
    await checkCode(context, 'payment', address, proof);
    return (tx) => spendCode(tx, context, 'payment', address, proof);
  }
  requireResettable(account);
  const ways = await context.tenant((tx) => findProofWays(tx, context, account));
  return checkMemberProof(context, account, ways, { method, proof });
};

/**
 * Sets a forgotten payment password anew, by the password of the login and a proof of the member: a code that was sent,
 * the authenticator or a passkey. Withdrawals wait a while afterwards, and every way there is to reach the member tells
 * of it. An account without a password of the login sets its first one so, and waits for nothing.
 */
export const resetPaymentPassword: Handler<'resetPaymentPassword'> = async (context, { body }) => {
  const { merchant, services, now } = context;
  checkNewPaymentPassword(context, body);
  const account = await confirmResetter(context, body.password);
  const use = await checkProof(context, account, body);
  const hash = await passwordHasher.hash(body.paymentPassword);
  const until = await context.tenant(async (tx) => {
    const owner = await lockOwner(tx, account.id);
    await use(tx);
    const { coolingHours } = await findRules(tx, owner.id, owner.currency);
    const at = now();
    if (owner.paymentPasswordHash === null) {
      await keepPassword(tx, owner.id, hash, null);
      await recordEvent(tx, context, 'paymentPassword.set', owner.id, { by: body.method });
      return at;
    }
    await keepPassword(tx, owner.id, hash, at);
    await recordEvent(tx, context, 'paymentPassword.reset', owner.id, { by: body.method });
    await tellReset(tx, context, owner, coolingHours);
    return coolingEnd(at, coolingHours);
  });
  await services.limiter.clear('paymentPassword', merchant.code, account.id);
  await services.limiter.clear('memberProof', merchant.code, account.id);
  return { isSet: true, withdrawalsFrom: until.toISOString() };
};
