import type { Connection } from '#kernel';
import type { Account } from '../accounts/schema.ts';

/** How long payouts wait after a change of what guards an account, and until when an account's do. */
export type PayoutCooling = (
  tx: Connection,
  account: Account,
  now: Date,
) => Promise<{ hours: number; until: Date | null }>;
