import { eq } from 'drizzle-orm';
import { type Connection, type Handler, recordEvent } from '#kernel';
import { accounts, checkCode, confirmLoginPassword, lockOwner, passwordHasher, spendCode } from '#identity';
import { coolingEnd } from '../withdrawalRules/coolingEnd.ts';
import { findRules } from '../withdrawalRules/findRules.ts';
import { checkNewPaymentPassword } from './checkNewPaymentPassword.ts';
import { requireReceiver } from './requireReceiver.ts';
import { tellReset } from './tellReset.ts';

/** Keeps a payment password that was set without the old one, and since when. */
const keepReset = async (tx: Connection, accountId: string, hash: string, at: Date): Promise<void> => {
  await tx
    .update(accounts)
    .set({ paymentPasswordHash: hash, paymentPasswordResetAt: at })
    .where(eq(accounts.id, accountId));
};

/**
 * Sets a forgotten payment password anew, by the password of the login and a code sent to the member. Withdrawals
 * wait a while afterwards, and every way there is to reach the member tells of it.
 */
export const resetPaymentPassword: Handler<'resetPaymentPassword'> = async (context, { body }) => {
  const { merchant, services, now } = context;
  checkNewPaymentPassword(context, body);
  const account = await confirmLoginPassword(context, body.password);
  const { address, channel } = requireReceiver(account, body.channel);
  await checkCode(context, 'payment', address, body.verificationCode);
  const hash = await passwordHasher.hash(body.paymentPassword);
  const until = await context.tenant(async (tx) => {
    const owner = await lockOwner(tx, account.id);
    await spendCode(tx, context, 'payment', address, body.verificationCode);
    const { coolingHours } = await findRules(tx, owner.id, owner.currency);
    const at = now();
    await keepReset(tx, owner.id, hash, at);
    await recordEvent(tx, context, 'paymentPassword.reset', owner.id, { by: channel });
    await tellReset(tx, context, owner, coolingHours);
    return coolingEnd(at, coolingHours);
  });
  await services.limiter.clear('paymentPassword', merchant.code, account.id);
  return { isSet: true, withdrawalsFrom: until.toISOString() };
};
