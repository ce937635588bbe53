import { eq } from '#drizzle';
import { ApiFailure, type Connection, isId } from '#kernel';
import { type ArrivalRow, transferArrivals } from '../schema.ts';

/** Reads a transfer and keeps others from deciding about it until the transaction ends. Throws `NOT_FOUND`. */
export const lockArrival = async (tx: Connection, id: string): Promise<ArrivalRow> => {
  const [found] = isId(id)
    ? await tx.select().from(transferArrivals).where(eq(transferArrivals.id, id)).for('update')
    : [];
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
