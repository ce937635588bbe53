import type { Currency } from '@marquee/reference';
import { currencyCodes } from '@marquee/reference';
import { eq, or } from '#drizzle';
import { ApiFailure, type Connection, type Context, recordEvent } from '#kernel';
import type { PaymentEvent } from '../payments/PaymentEvent.ts';
import { transferArrivals } from './schema.ts';

const isKept = (currency: string): currency is Currency => currencyCodes.some((known) => known === currency);

/**
 * Keeps a transfer that arrived without an order, once, for staff to match. It credits nothing. Told again it is taken;
 * the same id or reference with other data is refused.
 */
export const recordArrival = async (
  tx: Connection,
  context: Context,
  event: PaymentEvent,
): Promise<{ returned: boolean }> => {
  const { id: eventId, reference, amount, currency, transfer } = event;
  if (!transfer || !isKept(currency)) throw new ApiFailure('PAYMENT_UNKNOWN');
  const { merchant, now } = context;
  const [written] = await tx
    .insert(transferArrivals)
    .values({
      merchantCode: merchant.code,
      eventId,
      reference,
      currency,
      amount,
      ...transfer,
      state: 'open',
      at: new Date(event.at),
      receivedAt: now(),
      changedAt: now(),
    })
    .onConflictDoNothing()
    .returning();
  if (written) {
    await recordEvent(tx, context, 'transfer.arrived', null, { reference, event: eventId, amount });
    return { returned: false };
  }
  const known = await tx
    .select()
    .from(transferArrivals)
    .where(or(eq(transferArrivals.eventId, eventId), eq(transferArrivals.reference, reference)));
  const isSame = known.every(
    (row) =>
      row.eventId === eventId &&
      row.reference === reference &&
      row.amount === amount &&
      row.currency === currency,
  );
  if (!isSame) throw new ApiFailure('KEY_REUSED');
  return { returned: false };
};
