import type { Handler } from '#kernel';
import { requirePerson } from '../people/findPerson.ts';
import { grantsOf } from '../people/grantsOf.ts';
import { sayGrants } from '../people/sayGrants.ts';
import { writeGrants } from '../people/writeGrants.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import { describePerson } from './describePeople.ts';
import { requireKnownMerchants } from './requireKnownMerchants.ts';
import { lockGrants, requireOwnerLeft } from './requireOwnerLeft.ts';

/** Sets what a person may do where. Where they had a role that they no longer have, their sessions end. */
export const setStaffGrants: Handler<'setStaffGrants'> = async (context, { body }) => {
  const { services, now } = context;
  requireKnownMerchants(context, body.grants);
  return inInstallation(services, async (tx) => {
    await lockGrants(tx);
    const person = await requirePerson(tx, body.id);
    const before = await grantsOf(tx, person.id);
    await writeGrants(tx, person.id, { grants: body.grants, at: now() });
    const after = await grantsOf(tx, person.id);
    await requireOwnerLeft(tx);
    const kept = new Set(after.map(({ merchant, role }) => `${merchant} ${role}`));
    const hasLost = before.some(({ merchant, role }) => !kept.has(`${merchant} ${role}`));
    if (hasLost) await endSessions(tx, person.id, now());
    await recordInstallation(tx, context, {
      subject: person.email,
      before: { grants: sayGrants(before) },
      after: { grants: sayGrants(after) },
      reason: body.reason,
    });
    return describePerson(tx, now(), person.id);
  });
};
