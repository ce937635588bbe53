import { eq } from '#drizzle';
import type { Connection } from '#kernel';
import { staffPasskeys } from '../passkeys/schema.ts';
import { grantsOf } from '../people/grantsOf.ts';
import { sayGrants } from '../people/sayGrants.ts';
import { type Person, staffGrants, staffInvitations, staffPeople } from '../people/schema.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { type Actor, recordInstallation } from '../trail/recordAction.ts';
import type { Facts } from '../trail/schema.ts';
import { lockGrants, requireOwnerLeft } from './requireOwnerLeft.ts';

/**
 * Takes everything from a person: grants, password, authenticator, passkeys, links and sessions. Their name stays in the trail. The
 * transaction has to be one of `inInstallation`. Throws `LAST_OWNER`.
 */
export const removePerson = async (
  tx: Connection,
  actor: Actor,
  { person, reason, facts = {} }: { person: Person; reason: string | null; facts?: Facts },
): Promise<void> => {
  const at = actor.now();
  await lockGrants(tx);
  const grants = await grantsOf(tx, person.id);
  await tx.delete(staffGrants).where(eq(staffGrants.personId, person.id));
  await tx.delete(staffInvitations).where(eq(staffInvitations.personId, person.id));
  await tx
    .update(staffPeople)
    .set({ removedAt: at, passwordHash: null, sealedSecret: null, nextSecret: null })
    .where(eq(staffPeople.id, person.id));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.personId, person.id));
  await requireOwnerLeft(tx);
  await endSessions(tx, person.id, at);
  const before = { grants: sayGrants(grants) };
  await recordInstallation(tx, actor, {
    subject: person.email,
    before,
    after: { removed: true, ...facts },
    reason,
  });
};
