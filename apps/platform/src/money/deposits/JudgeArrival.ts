import type { Connection, Merchant } from '#kernel';
import type { DepositRow } from './schema.ts';

/**
 * Stands before money that has arrived is credited, in the transaction that would credit it. Resolves to why it may not
 * become money to play with, or to null.
 */
export type JudgeArrival = (
  tx: Connection,
  arrival: { merchant: Merchant; deposit: DepositRow; amount: number; now: Date },
) => Promise<'limit' | 'exclusion' | 'erased' | null>;
