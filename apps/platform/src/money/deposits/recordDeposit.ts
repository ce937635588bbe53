import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, type Context, recordEvent } from '#kernel';
import type { PaymentEvent } from '../payments/PaymentEvent.ts';
import { creditDeposit } from './creditDeposit.ts';
import { depositEvents, type DepositRow, deposits } from './schema.ts';
import { sendDepositBack } from './sendDepositBack.ts';

type Outcome = (typeof depositEvents.$inferInsert)['outcome'];

/** What an event that was taken before did; the same id with other data is refused. */
const outcomeBefore = async (
  tx: Connection,
  event: PaymentEvent,
  depositId: string,
): Promise<Outcome | null> => {
  const [known] = await tx.select().from(depositEvents).where(eq(depositEvents.eventId, event.id));
  if (!known) return null;
  const isSame = known.depositId === depositId && known.type === event.type && known.amount === event.amount;
  if (!isSame) throw new ApiFailure('KEY_REUSED');
  return known.outcome;
};

/** Does what an event means for a deposit as it stands. */
const apply = async (
  tx: Connection,
  context: Context,
  row: DepositRow,
  event: PaymentEvent,
): Promise<Outcome> => {
  const { type, amount, id } = event;
  if (type === 'deposit.paid' && row.state !== 'paid') {
    const { merchant, services } = context;
    const reason = await services.judgeArrival(tx, { merchant, deposit: row, amount, now: context.now() });
    if (reason) {
      await sendDepositBack(tx, context, row, { event: id, amount, reason });
      return 'returned';
    }
    await creditDeposit(tx, context, row, amount);
    return 'credited';
  }
  if (type === 'deposit.failed' && row.state === 'waiting') {
    await tx
      .update(deposits)
      .set({ state: 'failed', endedAt: context.now() })
      .where(and(eq(deposits.id, row.id), eq(deposits.state, 'waiting')));
    return 'failed';
  }
  if (type === 'deposit.paid') {
    const details = { reference: row.reference, event: id, amount };
    await recordEvent(tx, context, 'deposit.paidAgain', row.accountId, details);
  }
  return 'ignored';
};

/**
 * Takes a signed event about a deposit; answers whether its money is to go back to who has paid it. The deposit's row is locked: of any number of events at once one credits,
 * and each event counts once (decision 10).
 */
export const recordDeposit = async (
  tx: Connection,
  context: Context,
  event: PaymentEvent,
): Promise<{ returned: boolean }> => {
  const [row] = await tx.select().from(deposits).where(eq(deposits.reference, event.reference)).for('update');
  if (!row || row.currency !== event.currency) throw new ApiFailure('PAYMENT_UNKNOWN');
  const before = await outcomeBefore(tx, event, row.id);
  if (before) return { returned: before === 'returned' };
  const outcome = await apply(tx, context, row, event);
  await tx.insert(depositEvents).values({
    merchantCode: context.merchant.code,
    eventId: event.id,
    depositId: row.id,
    type: event.type,
    amount: event.amount,
    at: new Date(event.at),
    receivedAt: context.now(),
    outcome,
  });
  return { returned: outcome === 'returned' };
};
