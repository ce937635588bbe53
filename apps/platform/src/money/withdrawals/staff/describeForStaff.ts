import type { ValueOf } from '@marquee/contract';
import { asc, eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { findRules } from '../../withdrawalRules/findRules.ts';
import { describeWithdrawal } from '../describeWithdrawal.ts';
import { withdrawalPayouts, withdrawals } from '../schema.ts';
import { selectForStaff, toStaffWithdrawal } from './selectForStaff.ts';

/** A withdrawal with all that staff decides by. Throws `NOT_FOUND`. */
export const describeForStaff = async (
  tx: Connection,
  reference: string,
  now: Date,
): Promise<ValueOf<'getStaffWithdrawal'>> => {
  const [row] = await selectForStaff(tx, eq(withdrawals.reference, reference), now);
  if (!row) throw new ApiFailure('NOT_FOUND');
  const { withdrawal } = row;
  const { payment, paidOut, received, receipt, reason, approveAt, confirmBy } = withdrawal;
  const { secondPersonAmount } = await findRules(tx, withdrawal.accountId, withdrawal.currency);
  const { events } = await describeWithdrawal(tx, withdrawal);
  const payouts = await tx
    .select()
    .from(withdrawalPayouts)
    .where(eq(withdrawalPayouts.withdrawalId, withdrawal.id))
    .orderBy(asc(withdrawalPayouts.createdAt));
  return {
    ...toStaffWithdrawal(row),
    payment,
    paidOut,
    received,
    receipt,
    reason,
    approveAt: approveAt?.toISOString() ?? null,
    confirmBy: confirmBy?.toISOString() ?? null,
    secondPersonFrom: secondPersonAmount,
    events,
    payouts: payouts.map((payout) => ({
      reference: payout.reference,
      amount: payout.amount,
      state: payout.state,
      createdAt: payout.createdAt.toISOString(),
      sentAt: payout.sentAt?.toISOString() ?? null,
      closedAt: payout.closedAt?.toISOString() ?? null,
    })),
  };
};
