import { and, eq, ne } from '#drizzle';
import { type Connection, recordEvent } from '#kernel';
import { postTransfer } from '../ledger/postTransfer.ts';
import { type DepositRow, deposits } from './schema.ts';
import { tellDeposit } from './tellDeposit.ts';
import type { Teller } from './Teller.ts';

/**
 * Puts the money that has arrived into the member's wallet, whatever had become of the deposit before. Its row has to be
 * locked and not paid.
 */
export const creditDeposit = async (
  tx: Connection,
  context: Teller,
  row: DepositRow,
  amount: number,
): Promise<void> => {
  const { id, accountId, currency, reference } = row;
  const at = context.now();
  await tx
    .update(deposits)
    .set({ state: 'paid', credited: amount, endedAt: at, reason: null })
    .where(and(eq(deposits.id, id), ne(deposits.state, 'paid')));
  await postTransfer(tx, {
    idempotencyKey: `deposit:${id}`,
    kind: 'deposit',
    at,
    lines: [
      { kind: 'house', book: 'gateway', currency, amount: -amount },
      { kind: 'real', owner: accountId, currency, amount },
    ],
  });
  await recordEvent(tx, { country: null, ...context }, 'deposit.credited', accountId, {
    reference,
    asked: row.amount,
    amount,
  });
  await tellDeposit(tx, context, row, amount);
};
