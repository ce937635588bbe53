import { and, eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { accounts, checkPaymentPassword, passwordHasher } from '#identity';
import { checkNewPaymentPassword } from './checkNewPaymentPassword.ts';

/** Changes the payment password of a member who knows the old one. Withdrawals wait a while afterwards. */
export const changePaymentPassword: Handler<'changePaymentPassword'> = async (context, { body }) => {
  const { session, now } = context;
  checkNewPaymentPassword(context, body);
  const before = await checkPaymentPassword(context, body.oldPaymentPassword);
  if (body.oldPaymentPassword.trim() === body.paymentPassword.trim())
    throw new ApiFailure('PASSWORD_UNCHANGED');
  const hash = await passwordHasher.hash(body.paymentPassword);
  await context.tenant(async (tx) => {
    const written = await tx
      .update(accounts)
      .set({ paymentPasswordHash: hash, securityChangedAt: now() })
      .where(and(eq(accounts.id, session.accountId), eq(accounts.paymentPasswordHash, before)))
      .returning({ id: accounts.id });
    if (written.length === 0) throw new ApiFailure('PAYMENT_PASSWORD_WRONG');
    await recordEvent(tx, context, 'paymentPassword.changed', session.accountId);
  });
  return { isSet: true };
};
