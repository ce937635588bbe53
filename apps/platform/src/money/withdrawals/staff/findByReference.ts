import { eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { type Withdrawal, withdrawals } from '../schema.ts';

/** Reads a withdrawal by what people name it by. Throws `NOT_FOUND`. */
export const findByReference = async (tx: Connection, reference: string): Promise<Withdrawal> => {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.reference, reference));
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
