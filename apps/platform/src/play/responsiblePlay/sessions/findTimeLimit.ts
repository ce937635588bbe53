import type { ErrorBody } from '@marquee/contract/errors';
import type { Connection, Merchant } from '#kernel';
import type { Account } from '#identity';
import { findReachedLimit } from '../findReachedLimit.ts';

/** The time limit of a member that is used up, with its figures; null when there is time left. */
export const findTimeLimit = (
  tx: Connection,
  merchant: Merchant,
  { id, currency }: Pick<Account, 'id' | 'currency'>,
  now: Date,
): Promise<NonNullable<ErrorBody['limit']> | null> =>
  findReachedLimit(tx, { merchant, account: id, currency, now, more: { session: 0 } });
