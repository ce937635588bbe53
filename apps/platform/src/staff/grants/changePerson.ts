import { ApiFailure, type Connection, type StaffContext } from '#kernel';
import { invite } from '../invitations/invite.ts';
import { findByEmail } from '../people/findPerson.ts';
import { grantsOf } from '../people/grantsOf.ts';
import { sayGrants } from '../people/sayGrants.ts';
import { writeGrants } from '../people/writeGrants.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import type { Facts } from '../trail/schema.ts';
import type { PeopleWish } from './PeopleWish.ts';
import { removePerson } from './removePerson.ts';
import { requireOwnerLeft } from './requireOwnerLeft.ts';

type Why = { reason: string | null; facts?: Facts };

/**
 * Does what is wanted about a person and writes it down. Where somebody had a role that they no longer have, their sessions
 * end. The grants have to be locked, and the person to be as the wish found them.
 */
export const changePerson = async (
  tx: Connection,
  context: StaffContext,
  { kind, email, grants, language }: PeopleWish,
  { reason, facts = {} }: Why,
): Promise<void> => {
  if (kind === 'invitePerson') {
    const { person } = await invite(tx, context, { email, grants, language: language ?? context.language });
    const after = { grants: sayGrants(grants), ...facts };
    await recordInstallation(tx, context, { subject: person.email, after, reason });
    return;
  }
  const person = await findByEmail(tx, email);
  if (!person) throw new ApiFailure('NOT_FOUND');
  if (kind === 'removeOwner') {
    await removePerson(tx, context, { person, reason, facts });
    return;
  }
  const at = context.now();
  const before = await grantsOf(tx, person.id);
  await writeGrants(tx, person.id, { grants, at });
  const after = await grantsOf(tx, person.id);
  await requireOwnerLeft(tx);
  const kept = new Set(after.map(({ merchant, role }) => `${merchant} ${role}`));
  if (before.some(({ merchant, role }) => !kept.has(`${merchant} ${role}`)))
    await endSessions(tx, person.id, at);
  await recordInstallation(tx, context, {
    subject: person.email,
    before: { grants: sayGrants(before) },
    after: { grants: sayGrants(after), ...facts },
    reason,
  });
};
