import { eq } from '#drizzle';
import type { Handler } from '#kernel';
import { staffSessions } from '../people/schema.ts';
import { staffCookies } from './staffCookies.ts';

/** Ends the session of the call. */
export const logoutStaff: Handler<'logoutStaff'> = async ({ services, staff, cookies, now }) => {
  await services.database.system((db) =>
    db.update(staffSessions).set({ endedAt: now() }).where(eq(staffSessions.id, staff.id)),
  );
  cookies.clear(staffCookies.session);
  return { done: true };
};
