import { eq } from '#drizzle';
import { ApiFailure, type Connection, notify, type StaffOfMerchant } from '#kernel';
import { recordAction } from '#staff';
import { creditDeposit } from '../creditDeposit.ts';
import { sendDepositBack } from '../sendDepositBack.ts';
import { type ArrivalRow, type DepositRow, transferArrivals } from '../schema.ts';
import { creditableStates } from './creditableStates.ts';

type Outcome = 'done' | 'sentBack';

/** Refuses, with `DEPOSIT_NOT_WAITING`, a deposit that money has come for already, or that is of another currency. */
export const requireCreditable = ({ state, currency }: DepositRow, arrival: ArrivalRow): void => {
  if (!creditableStates.some((known) => known === state) || currency !== arrival.currency)
    throw new ApiFailure('DEPOSIT_NOT_WAITING');
};

/** Lets a transfer go back to who has made it; the gateway is told by the next round. */
export const returnArrival = async (
  tx: Connection,
  context: StaffOfMerchant,
  { id, reference, amount, state }: ArrivalRow,
  { reason, depositId = null }: { reason: string; depositId?: string | null },
): Promise<void> => {
  const { staff, merchant, now } = context;
  const decided = { decidedBy: staff.personId, decidedByName: staff.name, changedAt: now() };
  await tx
    .update(transferArrivals)
    .set({ state: 'returning', depositId, refusedAt: null, ...decided })
    .where(eq(transferArrivals.id, id));
  await recordAction(tx, context, {
    subject: reference,
    before: { state },
    after: { state: 'returning', amount },
    reason,
  });
  await notify(tx, 'marquee_withdrawals', merchant.code);
};

/**
 * Credits a transfer to a deposit, both of which are locked and were found fit for each other. Where a limit or a break
 * of the member's does not let it in it goes back whole, as any other money would (decision 54).
 */
export const creditArrival = async (
  tx: Connection,
  context: StaffOfMerchant,
  { arrival, deposit, reason }: { arrival: ArrivalRow; deposit: DepositRow; reason: string },
): Promise<Outcome> => {
  const { staff, merchant, services, now } = context;
  const { id, amount, eventId } = arrival;
  const refusal = await services.judgeArrival(tx, { merchant, deposit, amount, now: now() });
  if (refusal) {
    await sendDepositBack(tx, context, deposit, { event: eventId, amount, reason: refusal });
    await returnArrival(tx, context, arrival, { reason, depositId: deposit.id });
    return 'sentBack';
  }
  await tx
    .update(transferArrivals)
    .set({
      state: 'matched',
      depositId: deposit.id,
      decidedBy: staff.personId,
      decidedByName: staff.name,
      changedAt: now(),
    })
    .where(eq(transferArrivals.id, id));
  await creditDeposit(tx, context, deposit, amount);
  await recordAction(tx, context, {
    subject: arrival.reference,
    before: { state: arrival.state },
    after: { state: 'matched', deposit: deposit.reference, asked: deposit.amount, amount },
    reason,
  });
  return 'done';
};
