import type { QueryOf } from '@marquee/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from '#drizzle';
import { accounts } from '#identity';
import type { Connection, Handler } from '#kernel';
import { staffRequests } from '#staff';
import { deposits, depositSlips, transferArrivals } from '../schema.ts';
import { isOpenArrivalRequest } from './selectArrivals.ts';
import { selectStaffDeposits, showStaffDeposits } from './selectStaffDeposits.ts';

type Queue = NonNullable<QueryOf<'getStaffDeposits'>['queue']>;

const isWaiting = eq(deposits.state, 'waiting');
const inQueue: Readonly<Record<Queue, SQL | undefined>> = {
  slips: and(isWaiting, isNotNull(depositSlips.depositId)),
  waiting: isWaiting,
  all: undefined,
};

/** By its reference, or by the name of its member, each whole. */
const named = (tx: Connection, text: string) =>
  or(
    eq(deposits.reference, text.trim().toUpperCase()),
    inArray(
      deposits.accountId,
      tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.usernameKey, text.normalize('NFC').trim().toLowerCase())),
    ),
  );

const countDeposits = async (tx: Connection, where: SQL | undefined): Promise<number> => {
  const [counted] = await tx
    .select({ total: count() })
    .from(deposits)
    .leftJoin(depositSlips, eq(depositSlips.depositId, deposits.id))
    .where(where);
  return counted?.total ?? 0;
};

const countArrivals = async (tx: Connection) => {
  const [counted] = await tx
    .select({ arrivals: count(), requests: sql<number>`count(${staffRequests.id})::int` })
    .from(transferArrivals)
    .leftJoin(staffRequests, isOpenArrivalRequest)
    .where(eq(transferArrivals.state, 'open'));
  return counted ?? { arrivals: 0, requests: 0 };
};

/** The deposits of a queue, and how much waits in each. */
export const getStaffDeposits: Handler<'getStaffDeposits'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { queue = 'slips', search, page = 1, pageSize = 20 } = query;
    const where = and(inQueue[queue], search === undefined ? undefined : named(tx, search));
    const order = queue === 'all' ? desc(deposits.createdAt) : asc(deposits.createdAt);
    const rows = await selectStaffDeposits(tx)
      .where(where)
      .orderBy(order, deposits.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const { arrivals, requests } = await countArrivals(tx);
    return {
      deposits: await showStaffDeposits(tx, context, rows),
      total: await countDeposits(tx, where),
      waiting: {
        slips: await countDeposits(tx, inQueue.slips),
        waiting: await countDeposits(tx, inQueue.waiting),
        arrivals,
        requests,
      },
    };
  });
