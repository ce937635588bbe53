import type { ValueOf } from '@marquee/contract';
import { eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { transferArrivals } from '../schema.ts';
import { selectArrivals, toStaffArrival } from './selectArrivals.ts';

/** A transfer as it stands. Throws `NOT_FOUND`. */
export const describeArrival = async (
  tx: Connection,
  id: string,
): Promise<ValueOf<'getStaffArrival'>['arrival']> => {
  const [row] = await selectArrivals(tx).where(eq(transferArrivals.id, id));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return toStaffArrival(row);
};
