import type { ValueOf } from '@marquee/contract';
import { and, asc, eq, gt, inArray, isNull } from '#drizzle';
import type { Connection } from '#kernel';
import { staffGrants, staffInvitations, staffPeople } from '../people/schema.ts';

type Described = ValueOf<'getStaffPeople'>['people'][number];

/** Everyone who was not removed, or of them one person, by e-mail. */
export const describePeople = async (db: Connection, now: Date, personId?: string): Promise<Described[]> => {
  const people = await db
    .select()
    .from(staffPeople)
    .where(
      and(isNull(staffPeople.removedAt), personId === undefined ? undefined : eq(staffPeople.id, personId)),
    )
    .orderBy(asc(staffPeople.email));
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const grants = await db
    .select()
    .from(staffGrants)
    .where(inArray(staffGrants.personId, ids))
    .orderBy(asc(staffGrants.merchant), asc(staffGrants.role));
  const open = await db
    .select()
    .from(staffInvitations)
    .where(
      and(
        inArray(staffInvitations.personId, ids),
        isNull(staffInvitations.usedAt),
        gt(staffInvitations.expiresAt, now),
      ),
    );
  return people.map(({ id, email, name, createdAt, lastSeenAt }) => ({
    id,
    email,
    name,
    grants: grants.filter((grant) => grant.personId === id).map(({ merchant, role }) => ({ merchant, role })),
    invitedUntil: open.find((invitation) => invitation.personId === id)?.expiresAt.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
};
