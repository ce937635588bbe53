import type { Connection } from '#kernel';
import { closePayout } from './closePayout.ts';
import { findRules } from '../withdrawalRules/findRules.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import type { Withdrawal } from './schema.ts';

const minute = 60_000;

/** Records that an approved withdrawal was paid, and from when on silence counts as receipt. */
export const recordPaid = async (
  tx: Connection,
  before: Withdrawal,
  { by, at, amount, eventId }: { by: 'gateway' | 'operator'; at: Date; amount: number; eventId?: string },
): Promise<Withdrawal> => {
  const { confirmMinutes } = await findRules(tx, before.accountId, before.currency);
  const confirmBy = new Date(at.getTime() + confirmMinutes * minute);
  const change = { payment: amount, paidOut: before.paidOut + amount, confirmBy };
  const after = await moveWithdrawal(tx, before, { step: 'pay', to: 'paid', by, at, amount, change });
  await closePayout(tx, after, { state: 'paid', closedAt: at, eventId });
  return after;
};
