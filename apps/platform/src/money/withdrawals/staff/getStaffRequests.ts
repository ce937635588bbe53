import { asc, eq } from 'drizzle-orm';
import type { Handler } from '#kernel';
import { staffRequests } from '#staff';
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
    return { requests: rows.map(({ request, withdrawal }) => toStaffRequest(request, withdrawal)) };
  });
