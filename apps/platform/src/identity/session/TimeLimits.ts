import type { LimitFigures } from '@marquee/contract/errors';
import type { Column, SQL } from '#drizzle';
import type { Connection, Merchant } from '#kernel';
import type { Account } from '../accounts/schema.ts';

/** Limits of the time that members play, which end their sessions. */
export type TimeLimits = {
  /** Whether an account can have one at all, within the query that finds its session: few have. */
  mayApply: (account: Column) => SQL<boolean>;
  /** The one that is used up, with its figures; null when there is time left. */
  findReached: (
    tx: Connection,
    merchant: Merchant,
    account: Pick<Account, 'id' | 'currency'>,
    now: Date,
  ) => Promise<LimitFigures | null>;
};
