import { and, eq } from 'drizzle-orm';
import type { Connection } from '#kernel';
import { deposits, depositSlips } from './schema.ts';
import type { DepositRow } from './schema.ts';

/** A member's own deposit by its reference; undefined for anybody else's. */
export const findDeposit = async (
  tx: Connection,
  accountId: string,
  reference: string,
): Promise<{ row: DepositRow; hasSlip: boolean } | undefined> => {
  const [found] = await tx
    .select({ row: deposits, slip: depositSlips.depositId })
    .from(deposits)
    .leftJoin(depositSlips, eq(depositSlips.depositId, deposits.id))
    .where(and(eq(deposits.accountId, accountId), eq(deposits.reference, reference)));
  return found && { row: found.row, hasSlip: found.slip !== null };
};
