import { and, eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { deposits } from './schema.ts';
import { type FoundDeposit, selectDeposits } from './selectDeposits.ts';

/** A member's own deposit by its reference. Throws NOT_FOUND for anybody else's. */
export const requireDeposit = async (
  tx: Connection,
  accountId: string,
  reference: string,
): Promise<FoundDeposit> => {
  const [found] = await selectDeposits(tx).where(
    and(eq(deposits.accountId, accountId), eq(deposits.reference, reference)),
  );
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
