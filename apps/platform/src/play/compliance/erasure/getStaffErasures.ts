import { and, asc, eq, sql } from '#drizzle';
import { accounts } from '#identity';
import type { Handler } from '#kernel';
import { staffRequests } from '#staff';

/** Requests that are shown; more of them wait for nobody. */
const most = 200;

/** Erasures that wait for a second person, the oldest first. */
export const getStaffErasures: Handler<'getStaffErasures'> = ({ tenant }) =>
  tenant(async (tx) => {
    const rows = await tx
      .select({ request: staffRequests, username: accounts.username })
      .from(staffRequests)
      .innerJoin(accounts, sql`${accounts.id}::text = ${staffRequests.subject}`)
      .where(and(eq(staffRequests.kind, 'eraseMember'), eq(staffRequests.state, 'open')))
      .orderBy(asc(staffRequests.askedAt))
      .limit(most);
    return {
      requests: rows.map(({ request, username }) => ({
        id: request.id,
        memberId: request.subject,
        username,
        reason: request.answer ?? '',
        askedBy: { id: request.askedBy, name: request.askedByName },
        askedAt: request.askedAt.toISOString(),
      })),
    };
  });
