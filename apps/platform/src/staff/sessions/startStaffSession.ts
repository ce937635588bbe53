import { and, eq, isNull } from '#drizzle';
import {
  type Connection,
  type ConsoleContext,
  hashSecret,
  momentFrom,
  newSecret,
  staffFigures,
  type StaffSession,
} from '#kernel';
import { grantsOf } from '../people/grantsOf.ts';
import { type Person, staffPeople, staffSessions } from '../people/schema.ts';
import { keepDevice } from './knownDevice.ts';
import { staffCookies } from './staffCookies.ts';

/**
 * Opens a session for a person who has just given password and code, in place of the one that this browser had. `keep`
 * sets its cookie, once the transaction holds.
 */
export const startStaffSession = async (
  tx: Connection,
  context: ConsoleContext,
  person: Person,
): Promise<{ staff: StaffSession; keep: () => void }> => {
  const at = context.now();
  const before = context.cookies.get(staffCookies.session);
  if (before)
    await tx
      .update(staffSessions)
      .set({ endedAt: at })
      .where(and(eq(staffSessions.tokenHash, hashSecret(before)), isNull(staffSessions.endedAt)));
  const token = newSecret();
  const [session] = await tx
    .insert(staffSessions)
    .values({
      tokenHash: hashSecret(token),
      personId: person.id,
      ip: context.clientAddress,
      userAgent: context.userAgent,
      createdAt: at,
      seenAt: at,
      provenAt: at,
      expiresAt: momentFrom(at, { hours: staffFigures.absoluteHours }),
    })
    .returning();
  if (!session) throw new Error('The session was not written.');
  await tx.update(staffPeople).set({ lastSeenAt: at }).where(eq(staffPeople.id, person.id));
  const { id: personId, email, name } = person;
  return {
    staff: {
      id: session.id,
      personId,
      name: name ?? email,
      email,
      provenAt: at,
      grants: await grantsOf(tx, personId),
    },
    keep: () => {
      context.cookies.set(staffCookies.session, token);
      keepDevice(context, email);
    },
  };
};
