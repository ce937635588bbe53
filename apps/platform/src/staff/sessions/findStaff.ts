import { and, eq, isNull } from '#drizzle';
import { hashSecret, momentFrom, staffFigures, type StaffReader } from '#kernel';
import { grantsOf } from '../people/grantsOf.ts';
import { staffPeople, staffSessions } from '../people/schema.ts';
import { staffCookies } from './staffCookies.ts';

/**
 * Finds the session of the call's cookie. Person and grants are read with each call: whoever is removed is out with the
 * next one, on every node.
 */
export const findStaff: StaffReader = async ({ cookies, services, now }) => {
  const token = cookies.get(staffCookies.session);
  if (!token) return null;
  const at = now();
  return services.database.system(async (db) => {
    const [found] = await db
      .select({ session: staffSessions, person: staffPeople })
      .from(staffSessions)
      .innerJoin(staffPeople, eq(staffPeople.id, staffSessions.personId))
      .where(eq(staffSessions.tokenHash, hashSecret(token)));
    if (!found) return null;
    const { session, person } = found;
    if (session.endedAt) return 'expired';
    const idleUntil = momentFrom(session.seenAt, { minutes: staffFigures.idleMinutes });
    if (person.removedAt || idleUntil <= at || session.expiresAt <= at) {
      await db
        .update(staffSessions)
        .set({ endedAt: at })
        .where(and(eq(staffSessions.id, session.id), isNull(staffSessions.endedAt)));
      return 'expired';
    }
    if (momentFrom(session.seenAt, { seconds: staffFigures.seenEverySeconds }) <= at) {
      await db.update(staffSessions).set({ seenAt: at }).where(eq(staffSessions.id, session.id));
      await db.update(staffPeople).set({ lastSeenAt: at }).where(eq(staffPeople.id, person.id));
    }
    return {
      id: session.id,
      personId: person.id,
      name: person.name ?? person.email,
      email: person.email,
      provenAt: session.provenAt,
      grants: await grantsOf(db, person.id),
    };
  });
};
