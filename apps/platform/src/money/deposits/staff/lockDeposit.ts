import { eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { type DepositRow, deposits } from '../schema.ts';

/** Reads a deposit and keeps events and others of staff from it until the transaction ends. Throws `NOT_FOUND`. */
export const lockDeposit = async (tx: Connection, reference: string): Promise<DepositRow> => {
  const [found] = await tx.select().from(deposits).where(eq(deposits.reference, reference)).for('update');
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
