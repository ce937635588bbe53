import { eq } from '#drizzle';
import { ApiFailure, type Connection, type Context, recordEvent } from '#kernel';
import { lockById } from '../withdrawals/lockWithdrawal.ts';
import { recordFailed } from '../withdrawals/recordFailed.ts';
import { recordPaid } from '../withdrawals/recordPaid.ts';
import { withdrawalPayouts } from '../withdrawals/schema.ts';
import type { PaymentEvent } from '../payments/PaymentEvent.ts';

const findPayout = async (tx: Connection, reference: string) => {
  const [found] = await tx.select().from(withdrawalPayouts).where(eq(withdrawalPayouts.reference, reference));
  return found;
};

/**
 * Takes a signed event about a payout. The first one that comes decides; what comes after it with other data is
 * written down for a person to see, and moves nothing.
 */
export const recordPayout = async (tx: Connection, context: Context, event: PaymentEvent): Promise<void> => {
  const known = await findPayout(tx, event.reference);
  if (!known) throw new ApiFailure('PAYMENT_UNKNOWN');
  const before = await lockById(tx, known.withdrawalId);
  if (before.currency !== event.currency) throw new ApiFailure('PAYMENT_UNKNOWN');
  // Read again under the lock: another event may have closed it meanwhile.
  const payout = await findPayout(tx, event.reference);
  if (!payout) throw new ApiFailure('PAYMENT_UNKNOWN');
  const { id: eventId, type, reference, amount } = event;
  const at = context.now();
  const note = () => {
    const details = { reference, event: eventId, type, amount, ordered: payout.amount };
    return recordEvent(tx, context, 'payout.ignored', before.accountId, details);
  };
  if (payout.state !== 'open') {
    const isSame = `payout.${payout.state}` === type;
    if (payout.eventId === eventId && !isSame) throw new ApiFailure('KEY_REUSED');
    if (payout.eventId !== eventId) await note();
    return;
  }
  if (type === 'payout.failed') {
    await recordFailed(tx, before, { by: 'gateway', at, reason: null, eventId });
    return;
  }
  // More than was ordered is between the gateway and the house: the member can say of no more than the order.
  if (amount > payout.amount) await note();
  await recordPaid(tx, before, { by: 'gateway', at, amount: Math.min(amount, payout.amount), eventId });
};
