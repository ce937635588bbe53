import type { Currency } from '@marquee/brand';
import type { Connection } from '../db/Database.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { refuseExcluded } from './refuseExcluded.ts';
import { refuseOverLimit } from './refuseOverLimit.ts';

type Deposit = { merchant: Merchant; account: string; amount: number; currency: Currency; now: Date };

/**
 * Stands before a deposit is asked for, in the transaction that writes the request. Throws TIME_OUT_ACTIVE,
 * SELF_EXCLUDED, DEPOSIT_LIMIT_REACHED or SESSION_LIMIT_REACHED. Money that is on its way is credited whatever
 * happened since: it is the member's.
 */
export const guardDeposit = async (tx: Connection, { amount, ...member }: Deposit): Promise<void> => {
  await refuseExcluded(tx, member.account, member.now);
  await refuseOverLimit(tx, { ...member, more: { deposit: amount, session: 0 } });
};
