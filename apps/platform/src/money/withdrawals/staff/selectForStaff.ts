import type { ValueOf } from '@marquee/contract';
import { and, eq, gt, type SQL, sql } from '#drizzle';
import { accounts, maskName } from '#identity';
import type { Connection } from '#kernel';
import { staffRequests } from '#staff';
import { bankName } from '../../bankCards/bankName.ts';
import { maskNumber } from '../../bankCards/maskNumber.ts';
import { remainingOf } from '../remainingOf.ts';
import { withdrawalClaims, withdrawalProofs, withdrawals } from '../schema.ts';
import { toStaffRequest } from './toStaffRequest.ts';

/** A request holds while the withdrawal is as it was when it was asked for. */
export const isOpenRequest = and(
  eq(staffRequests.subject, withdrawals.reference),
  eq(staffRequests.subjectAt, withdrawals.changedAt),
  eq(staffRequests.state, 'open'),
);

/** Withdrawals with what staff needs beside them, one row each. */
export const selectForStaff = (tx: Connection, where: SQL | undefined, now: Date) =>
  tx
    .select({
      withdrawal: withdrawals,
      username: accounts.username,
      claim: withdrawalClaims,
      request: staffRequests,
      proofs: sql<number>`(select count(*)::int from ${withdrawalProofs}
        where ${withdrawalProofs.withdrawalId} = ${withdrawals.id})`,
    })
    .from(withdrawals)
    .leftJoin(accounts, eq(accounts.id, withdrawals.accountId))
    .leftJoin(
      withdrawalClaims,
      and(eq(withdrawalClaims.withdrawalId, withdrawals.id), gt(withdrawalClaims.until, now)),
    )
    .leftJoin(staffRequests, isOpenRequest)
    .where(where);

/** A row of `selectForStaff`. */
export type StaffRow = Awaited<ReturnType<typeof selectForStaff>>[number];

/** A withdrawal as staff's list shows it; personal data is masked. */
export const toStaffWithdrawal = ({
  withdrawal,
  username,
  claim,
  request,
  proofs,
}: StaffRow): ValueOf<'getStaffWithdrawals'>['withdrawals'][number] => ({
  reference: withdrawal.reference,
  state: withdrawal.state,
  username,
  currency: withdrawal.currency,
  amount: withdrawal.amount,
  fee: withdrawal.fee,
  remaining: remainingOf(withdrawal),
  risks: withdrawal.risks,
  bankName: bankName(withdrawal.currency, withdrawal.bankCode),
  number: maskNumber(withdrawal.number),
  payeeName: maskName(withdrawal.payeeName),
  proofs,
  claimedBy: claim && { id: claim.personId, name: claim.person },
  claimedUntil: claim?.until.toISOString() ?? null,
  request: request && toStaffRequest(request, { currency: withdrawal.currency }),
  createdAt: withdrawal.createdAt.toISOString(),
  changedAt: withdrawal.changedAt.toISOString(),
});
