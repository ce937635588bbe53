import { and, desc, eq, gt, inArray, not, sql } from '#drizzle';
import { isErased } from '#identity';
import { type Handler, momentFrom } from '#kernel';
import { findRules, merchantWide } from '../../withdrawalRules/findRules.ts';
import { deposits } from '../schema.ts';
import { creditableStates } from './creditableStates.ts';
import { lockArrival } from './lockArrival.ts';
import { describeArrival } from './describeArrival.ts';
import { selectStaffDeposits, showStaffDeposits } from './selectStaffDeposits.ts';

/** Deposits that are shown beside a transfer, and the days that they are looked for in. */
const [most, days] = [20, 30];

/** One transfer with the deposits that could be waiting for it: named in it first, then of the same amount. None of a member who was erased. */
export const getStaffArrival: Handler<'getStaffArrival'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const row = await lockArrival(tx, query.id);
    const isOfAmount = sql`${deposits.amount} = ${row.amount}`;
    const isNamed = sql`position(${deposits.reference} in ${row.memo.toUpperCase()}) > 0`;
    const found =
      row.state === 'open'
        ? await selectStaffDeposits(tx)
            .where(
              and(
                inArray(deposits.state, [...creditableStates]),
                eq(deposits.currency, row.currency),
                gt(deposits.createdAt, momentFrom(row.receivedAt, { days: -days })),
                not(isErased),
              ),
            )
            .orderBy(desc(isNamed), desc(isOfAmount), desc(deposits.createdAt))
            .limit(most)
        : [];
    const { secondPersonAmount } = await findRules(tx, merchantWide, row.currency);
    return {
      arrival: await describeArrival(tx, row.id),
      deposits: await showStaffDeposits(tx, context, found),
      secondPersonFrom: secondPersonAmount,
    };
  });
