import type { ValueOf } from '@marquee/contract';
import { and, desc, eq, sql } from '#drizzle';
import { ApiFailure, type Connection, type StaffOfMerchant } from '#kernel';
import { findRules } from '../../withdrawalRules/findRules.ts';
import { deposits, transferArrivals } from '../schema.ts';
import { creditableStates } from './creditableStates.ts';
import { selectArrivals, toStaffArrival } from './selectArrivals.ts';
import { selectStaffDeposits, showStaffDeposits } from './selectStaffDeposits.ts';

/** Transfers that are shown beside a deposit. */
const most = 20;

/** A deposit with the transfers that could be its money: none where its member was erased. Throws `NOT_FOUND`. */
export const describeStaffDeposit = async (
  tx: Connection,
  context: StaffOfMerchant,
  reference: string,
): Promise<ValueOf<'getStaffDeposit'>> => {
  const found = await selectStaffDeposits(tx).where(eq(deposits.reference, reference));
  const [deposit] = await showStaffDeposits(tx, context, found);
  if (!found[0] || !deposit) throw new ApiFailure('NOT_FOUND');
  const { row } = found[0];
  const isCreditable = !deposit.memberErasedAt && creditableStates.some((state) => state === row.state);
  const arrivals = isCreditable
    ? await selectArrivals(tx)
        .where(and(eq(transferArrivals.state, 'open'), eq(transferArrivals.currency, row.currency)))
        .orderBy(
          // Who has written the reference means this deposit; then the same amount, then the newest.
          desc(sql`position(${row.reference} in upper(${transferArrivals.memo})) > 0`),
          desc(sql`${transferArrivals.amount} = ${row.amount}`),
          desc(transferArrivals.receivedAt),
        )
        .limit(most)
    : [];
  const { secondPersonAmount } = await findRules(tx, row.accountId, row.currency);
  return {
    deposit,
    arrivals: arrivals.map(toStaffArrival),
    secondPersonFrom: secondPersonAmount,
  };
};
