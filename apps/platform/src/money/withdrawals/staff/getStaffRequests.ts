import { and, asc, eq, inArray } from '#drizzle';
import { accounts } from '#identity';
import type { Handler } from '#kernel';
import { correctionRequests, staffRequests } from '#staff';
import { withdrawals } from '../schema.ts';
import { isOpenRequest } from './selectForStaff.ts';
import { toStaffRequest } from './toStaffRequest.ts';

/** Requests that are shown; more of them wait for nobody in a day. */
const most = 200;

/** What waits for a second person and still holds. */
export const getStaffRequests: Handler<'getStaffRequests'> = ({ tenant }) =>
  tenant(async (tx) => {
    const rows = await tx
      .select({ request: staffRequests, withdrawal: withdrawals })
      .from(staffRequests)
      .innerJoin(withdrawals, isOpenRequest)
      .where(eq(staffRequests.state, 'open'))
      .orderBy(asc(staffRequests.askedAt))
      .limit(most);
    const corrections = await tx
      .select()
      .from(staffRequests)
      .where(and(eq(staffRequests.state, 'open'), inArray(staffRequests.kind, [...correctionRequests])))
      .orderBy(asc(staffRequests.askedAt))
      .limit(most);
    const members = await tx
      .select()
      .from(accounts)
      .where(
        inArray(
          accounts.id,
          corrections.map(({ subject }) => subject),
        ),
      );
    const requests = [
      ...rows.map(({ request, withdrawal }) => toStaffRequest(request, { currency: withdrawal.currency })),
      ...corrections.flatMap((request) => {
        const member = members.find(({ id }) => id === request.subject);
        return member ? [toStaffRequest(request, { currency: member.currency, member })] : [];
      }),
    ];
    return { requests: requests.toSorted((one, other) => (one.askedAt < other.askedAt ? -1 : 1)) };
  });
