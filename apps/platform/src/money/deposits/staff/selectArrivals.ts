import type { ValueOf } from '@marquee/contract';
import { and, eq, sql } from '#drizzle';
import { maskName } from '#identity';
import type { Connection } from '#kernel';
import { staffRequests } from '#staff';
import { maskNumber } from '../../bankCards/maskNumber.ts';
import { deposits, transferArrivals } from '../schema.ts';
import { toDepositRequest } from './toDepositRequest.ts';

/** A request holds while the transfer is as it was when it was asked for. */
export const isOpenArrivalRequest = and(
  eq(staffRequests.subject, sql`${transferArrivals.id}::text`),
  eq(staffRequests.subjectAt, transferArrivals.changedAt),
  eq(staffRequests.state, 'open'),
);

/** Transfers with what staff needs beside them, one row each. */
export const selectArrivals = (tx: Connection) =>
  tx
    .select({ arrival: transferArrivals, deposit: deposits.reference, request: staffRequests })
    .from(transferArrivals)
    .leftJoin(deposits, eq(deposits.id, transferArrivals.depositId))
    .leftJoin(staffRequests, isOpenArrivalRequest);

/** A row of `selectArrivals`. */
export type StaffArrivalRow = Awaited<ReturnType<typeof selectArrivals>>[number];

/** A transfer as staff sees it; who has paid is masked. */
export const toStaffArrival = ({
  arrival,
  deposit,
  request,
}: StaffArrivalRow): ValueOf<'getStaffArrivals'>['arrivals'][number] => {
  const { decidedBy, decidedByName } = arrival;
  return {
    id: arrival.id,
    reference: arrival.reference,
    state: arrival.state,
    currency: arrival.currency,
    amount: arrival.amount,
    memo: arrival.memo,
    payerName: maskName(arrival.payerName),
    payerBank: arrival.payerBank,
    payerNumber: maskNumber(arrival.payerNumber),
    deposit,
    decidedBy: decidedBy && decidedByName ? { id: decidedBy, name: decidedByName } : null,
    isReturnRefused: arrival.state === 'open' && arrival.refusedAt !== null,
    request: request && toDepositRequest(request, arrival),
    at: arrival.at.toISOString(),
    receivedAt: arrival.receivedAt.toISOString(),
  };
};
