import type { ValueOf } from '@marquee/contract';
import { asc, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { countProofs } from './countProofs.ts';
import { type Withdrawal, withdrawalEvents } from './schema.ts';
import { toWithdrawal } from './toWithdrawal.ts';

/** A withdrawal with its history. */
export const describeWithdrawal = async (
  tx: Connection,
  withdrawal: Withdrawal,
): Promise<ValueOf<'getWithdrawal'>> => {
  const events = await tx
    .select()
    .from(withdrawalEvents)
    .where(eq(withdrawalEvents.withdrawalId, withdrawal.id))
    .orderBy(asc(withdrawalEvents.id));
  return {
    ...toWithdrawal(withdrawal, await countProofs(tx, withdrawal.id)),
    events: events.map(({ to, at, by, amount }) => ({ state: to, at: at.toISOString(), by, amount })),
  };
};
