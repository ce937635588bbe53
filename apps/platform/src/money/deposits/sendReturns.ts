import { and, asc, eq } from '#drizzle';
import { type Connection, recordEvent, type Services } from '#kernel';
import { PaymentFailure } from '../payments/PaymentFailure.ts';
import { type ArrivalRow, transferArrivals } from './schema.ts';

/** Transfers that one round hands back. */
const batch = 20;

type Parts = Pick<Services, 'database' | 'clock' | 'payments' | 'log'>;

const settle = async (
  tx: Connection,
  { clock }: Parts,
  { id, merchantCode, reference, amount }: ArrivalRow,
  isTaken: boolean,
): Promise<void> => {
  const changedAt = clock.now();
  const [settled] = await tx
    .update(transferArrivals)
    .set(
      isTaken
        ? { state: 'returned', changedAt }
        : { state: 'open', depositId: null, refusedAt: changedAt, changedAt },
    )
    .where(and(eq(transferArrivals.id, id), eq(transferArrivals.state, 'returning')))
    .returning();
  if (!settled) return;
  const origin = {
    merchant: { code: merchantCode },
    now: clock.now,
    clientAddress: '',
    country: null,
    requestId: '',
  };
  await recordEvent(tx, origin, 'transfer.returned', null, { reference, amount, isTaken });
};

/**
 * Hands a merchant's transfers that are to go back to the gateway, which knows them by their reference: one that was
 * handed over and not written down goes again. One that the gateway refuses waits for a person again. Answers whether
 * any may be left.
 */
export const sendReturns = async (parts: Parts, merchantCode: string): Promise<boolean> => {
  const { database, payments, log } = parts;
  if (!payments) return false;
  const waiting = await database.tenant(merchantCode, (tx) =>
    tx
      .select()
      .from(transferArrivals)
      .where(eq(transferArrivals.state, 'returning'))
      .orderBy(asc(transferArrivals.changedAt))
      .limit(batch),
  );
  for (const arrival of waiting) {
    const { reference, amount, currency } = arrival;
    let isTaken = true;
    try {
      await payments.sendBack({ reference, merchantCode, amount, currency });
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      log.warn({ reference, isRefused: error.isRefused }, 'the gateway did not take a transfer back');
      // Nobody knows whether the gateway has it: the next round asks again.
      if (!error.isRefused) return true;
      isTaken = false;
    }
    await database.tenant(merchantCode, (tx) => settle(tx, parts, arrival, isTaken));
  }
  return waiting.length === batch;
};
