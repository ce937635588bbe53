import { and, eq, isNull } from '#drizzle';
import { ApiFailure, type Handler, isId, recordEvent } from '#kernel';
import { checkPaymentPassword } from '#identity';
import { bankCards } from './schema.ts';

/** Removes one of the member's bank accounts. Withdrawals to it keep where they go. */
export const removeBankCard: Handler<'removeBankCard'> = async (context, { body }) => {
  const { session, now } = context;
  await checkPaymentPassword(context, body.paymentPassword);
  if (!isId(body.id)) throw new ApiFailure('NOT_FOUND');
  await context.tenant(async (tx) => {
    const mine = and(eq(bankCards.id, body.id), eq(bankCards.accountId, session.accountId));
    const removed = await tx
      .update(bankCards)
      .set({ removedAt: now() })
      .where(and(mine, isNull(bankCards.removedAt)))
      .returning({ id: bankCards.id });
    if (removed.length === 0) throw new ApiFailure('NOT_FOUND');
    await recordEvent(tx, context, 'bankCard.removed', session.accountId, { card: body.id });
  });
  return { removed: true };
};
