import type { ValueOf } from '@marquee/contract';
import { bankName } from '../bankCards/bankName.ts';
import { maskNumber } from '../bankCards/maskNumber.ts';
import { remainingOf } from './remainingOf.ts';
import type { Withdrawal } from './schema.ts';

/** A withdrawal as its owner sees it. */
export const toWithdrawal = (
  row: Withdrawal,
  proofs: number,
): ValueOf<'getWithdrawals'>['withdrawals'][number] => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  currency: row.currency,
  amount: row.amount,
  fee: row.fee,
  payment: row.payment,
  received: row.received,
  remaining: remainingOf(row),
  receipt: row.receipt,
  reason: row.reason,
  bankName: bankName(row.currency, row.bankCode),
  number: maskNumber(row.number),
  payeeName: row.payeeName,
  proofs,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  confirmBy: row.confirmBy?.toISOString() ?? null,
});
