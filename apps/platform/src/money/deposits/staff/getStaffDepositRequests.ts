import { asc, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { staffRequests } from '#staff';
import { transferArrivals } from '../schema.ts';
import { isOpenArrivalRequest } from './selectArrivals.ts';
import { toDepositRequest } from './toDepositRequest.ts';

/** Requests that are shown; more of them wait for nobody in a day. */
const most = 200;

/** What about transfers waits for a second person and still holds. */
export const getStaffDepositRequests: Handler<'getStaffDepositRequests'> = ({ tenant }) =>
  tenant(async (tx) => {
    const rows = await tx
      .select({ request: staffRequests, arrival: transferArrivals })
      .from(staffRequests)
      .innerJoin(transferArrivals, isOpenArrivalRequest)
      .where(eq(transferArrivals.state, 'open'))
      .orderBy(asc(staffRequests.askedAt))
      .limit(most);
    return { requests: rows.map(({ request, arrival }) => toDepositRequest(request, arrival)) };
  });
