import type { QueryOf } from '@marquee/contract';
import { and, asc, count, desc, eq, inArray, or, sql } from '#drizzle';
import { accounts } from '#identity';
import type { Connection, Handler } from '#kernel';
import { correctionRequests, staffRequests } from '#staff';
import { withdrawals } from '../schema.ts';
import type { WithdrawalState } from '../states.ts';
import { isOpenRequest, selectForStaff, toStaffWithdrawal } from './selectForStaff.ts';

type Queue = NonNullable<QueryOf<'getStaffWithdrawals'>['queue']>;

/** The states that each queue shows; without any, all. */
const statesOf: Readonly<Record<Queue, readonly WithdrawalState[]>> = {
  decide: ['held'],
  onHold: ['onHold'],
  disputes: ['notReceived', 'partlyReceived'],
  underway: ['requested', 'approved', 'paid'],
  all: [],
};

const inQueue = (queue: Queue) =>
  statesOf[queue].length === 0 ? undefined : inArray(withdrawals.state, [...statesOf[queue]]);

/** By its reference, or by the name of its member, each whole. */
const named = (tx: Connection, text: string) =>
  or(
    eq(withdrawals.reference, text.trim().toUpperCase()),
    inArray(
      withdrawals.accountId,
      tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.usernameKey, text.normalize('NFC').trim().toLowerCase())),
    ),
  );

const countWaiting = async (tx: Connection) => {
  const of = (queue: Queue) => sql<number>`(count(*) filter (where ${inQueue(queue)}))::int`;
  const open = [...statesOf.decide, ...statesOf.onHold, ...statesOf.disputes, ...statesOf.underway];
  const [counted] = await tx
    .select({
      decide: of('decide'),
      onHold: of('onHold'),
      disputes: of('disputes'),
      underway: of('underway'),
    })
    .from(withdrawals)
    .where(inArray(withdrawals.state, open));
  const [asked] = await tx
    .select({ requests: count() })
    .from(staffRequests)
    .innerJoin(withdrawals, isOpenRequest)
    .where(eq(staffRequests.state, 'open'));
  const [corrections] = await tx
    .select({ requests: count() })
    .from(staffRequests)
    .where(and(eq(staffRequests.state, 'open'), inArray(staffRequests.kind, [...correctionRequests])));
  return {
    decide: counted?.decide ?? 0,
    onHold: counted?.onHold ?? 0,
    disputes: counted?.disputes ?? 0,
    underway: counted?.underway ?? 0,
    requests: (asked?.requests ?? 0) + (corrections?.requests ?? 0),
  };
};

/** The withdrawals of a queue, and how much waits in each. */
export const getStaffWithdrawals: Handler<'getStaffWithdrawals'> = ({ tenant, now }, { query }) =>
  tenant(async (tx) => {
    const { queue = 'decide', search, page = 1, pageSize = 20 } = query;
    const where = and(inQueue(queue), search === undefined ? undefined : named(tx, search));
    const order = queue === 'all' ? desc(withdrawals.createdAt) : asc(withdrawals.createdAt);
    const rows = await selectForStaff(tx, where, now())
      .orderBy(order, withdrawals.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(withdrawals).where(where);
    return {
      withdrawals: rows.map(toStaffWithdrawal),
      total: counted?.total ?? 0,
      waiting: await countWaiting(tx),
    };
  });
