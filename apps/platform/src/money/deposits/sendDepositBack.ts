import { eq } from '#drizzle';
import { type Connection, recordEvent } from '#kernel';
import { type DepositRow, deposits } from './schema.ts';
import { tellReturn } from './tellReturn.ts';
import type { Teller } from './Teller.ts';

/** Leaves the money with the gateway, which gives it back, and tells the member why, where there still is one. */
export const sendDepositBack = async (
  tx: Connection,
  context: Teller,
  row: DepositRow,
  { event, amount, reason }: { event: string; amount: number; reason: 'limit' | 'exclusion' | 'erased' },
): Promise<void> => {
  const { id, accountId, reference } = row;
  await tx.update(deposits).set({ state: 'returned', endedAt: context.now() }).where(eq(deposits.id, id));
  const details = { reference, event, amount, reason };
  await recordEvent(tx, { country: null, ...context }, 'deposit.returned', accountId, details);
  if (reason !== 'erased') await tellReturn(tx, context, row, { amount, reason });
};
