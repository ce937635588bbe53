import { and, eq } from '#drizzle';
import type { Connection, LocalText } from '#kernel';
import { depositMethods, type DepositRow, deposits, depositSlips } from './schema.ts';

/** A deposit with what its member is told besides: whether it has a slip, and how its method is called now. */
export type FoundDeposit = { row: DepositRow; slip: string | null; label: LocalText | null };

/** A query of deposits with what their members are told besides. */
export const selectDeposits = (tx: Connection) =>
  tx
    .select({ row: deposits, slip: depositSlips.depositId, label: depositMethods.label })
    .from(deposits)
    .leftJoin(depositSlips, eq(depositSlips.depositId, deposits.id))
    .leftJoin(
      depositMethods,
      and(eq(depositMethods.merchantCode, deposits.merchantCode), eq(depositMethods.method, deposits.method)),
    );
