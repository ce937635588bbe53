import { eq } from '#drizzle';
import { ApiFailure, type Handler, momentFrom, staffFigures } from '#kernel';
import { useCode } from '../people/authenticator.ts';
import { requirePerson } from '../people/findPerson.ts';
import { staffSessions } from '../people/schema.ts';

/** Proves anew who sits at the session, by a code that counts once. */
export const proveStaff: Handler<'proveStaff'> = async ({ services, staff, now }, { body }) => {
  const { database, limiter } = services;
  await limiter.enforce('staffProof', staff.personId);
  const at = now();
  const isProven = await database.system(async (db) => {
    const person = await requirePerson(db, staff.personId);
    if (!(await useCode(db, services, { person, code: body.code, now: at }))) return false;
    await db.update(staffSessions).set({ provenAt: at }).where(eq(staffSessions.id, staff.id));
    return true;
  });
  if (!isProven) throw new ApiFailure('CODE_WRONG');
  await limiter.clear('staffProof', staff.personId);
  return { provenUntil: momentFrom(at, { minutes: staffFigures.freshMinutes }).toISOString() };
};
