import { and, eq, type SQL } from '#drizzle';
import { ApiFailure, type Connection, isId } from '#kernel';
import { type Withdrawal, withdrawals } from './schema.ts';

const lock = async (tx: Connection, where: SQL | undefined): Promise<Withdrawal> => {
  const [found] = await tx.select().from(withdrawals).where(where).for('update');
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};

/** Reads a member's own withdrawal and keeps others from moving it until the transaction ends. */
export const lockOwnWithdrawal = async (
  tx: Connection,
  accountId: string,
  id: string,
): Promise<Withdrawal> => {
  if (!isId(id)) throw new ApiFailure('NOT_FOUND');
  return lock(tx, and(eq(withdrawals.id, id), eq(withdrawals.accountId, accountId)));
};

/** The same for the merchant's side, by what people name it by. */
export const lockByReference = (tx: Connection, reference: string): Promise<Withdrawal> =>
  lock(tx, eq(withdrawals.reference, reference));

/** The same for a payment, by its withdrawal. */
export const lockById = (tx: Connection, id: string): Promise<Withdrawal> => lock(tx, eq(withdrawals.id, id));
