import { and, eq, isNull } from 'drizzle-orm';
import { recordEvent } from '../audit/recordEvent.ts';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Handler } from '../http/handler.ts';
import { passwordHasher } from '../member/password/passwordHasher.ts';
import { accounts } from '../member/schema.ts';
import { checkNewPaymentPassword } from './checkNewPaymentPassword.ts';

/** Sets a member's first payment password; the password of the login shows that it is the member. */
export const setPaymentPassword: Handler<'setPaymentPassword'> = async (context, { body }) => {
  const { session, services, merchant } = context;
  const { limiter } = services;
  checkNewPaymentPassword(context, body);
  await limiter.enforce('passwordChange', merchant.code, session.accountId);
  const mine = eq(accounts.id, session.accountId);
  const [account] = await context.tenant((tx) => tx.select().from(accounts).where(mine));
  if (!(await passwordHasher.verify(account?.passwordHash, body.password))) {
    await context.tenant((tx) => recordEvent(tx, context, 'password.changeRefused', session.accountId));
    throw new ApiFailure('PASSWORD_WRONG');
  }
  await limiter.clear('passwordChange', merchant.code, session.accountId);
  const hash = await passwordHasher.hash(body.paymentPassword);
  await context.tenant(async (tx) => {
    const written = await tx
      .update(accounts)
      .set({ paymentPasswordHash: hash })
      .where(and(mine, isNull(accounts.paymentPasswordHash)))
      .returning({ id: accounts.id });
    if (written.length === 0) throw new ApiFailure('PAYMENT_PASSWORD_EXISTS');
    await recordEvent(tx, context, 'paymentPassword.set', session.accountId);
  });
  return { isSet: true };
};
