import { and, eq, isNull } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { accounts, confirmLoginPassword, passwordHasher } from '#identity';
import { checkNewPaymentPassword } from './checkNewPaymentPassword.ts';

/** Sets a member's first payment password; the password of the login shows that it is the member. */
export const setPaymentPassword: Handler<'setPaymentPassword'> = async (context, { body }) => {
  checkNewPaymentPassword(context, body);
  const { id } = await confirmLoginPassword(context, body.password);
  const hash = await passwordHasher.hash(body.paymentPassword);
  await context.tenant(async (tx) => {
    const written = await tx
      .update(accounts)
      .set({ paymentPasswordHash: hash })
      .where(and(eq(accounts.id, id), isNull(accounts.paymentPasswordHash)))
      .returning({ id: accounts.id });
    if (written.length === 0) throw new ApiFailure('PAYMENT_PASSWORD_EXISTS');
    await recordEvent(tx, context, 'paymentPassword.set', id);
  });
  return { isSet: true };
};
