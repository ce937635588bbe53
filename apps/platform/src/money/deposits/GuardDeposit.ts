import type { Currency } from '@marquee/reference';
import type { Connection, Merchant } from '#kernel';

/** Stands before a deposit is asked for, in the transaction that writes the request, and throws `ApiFailure`. */
export type GuardDeposit = (
  tx: Connection,
  deposit: { merchant: Merchant; account: string; amount: number; currency: Currency; now: Date },
) => Promise<void>;
