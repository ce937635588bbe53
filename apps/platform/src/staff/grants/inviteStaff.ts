import { ApiFailure, type Handler } from '#kernel';
import { invite } from '../invitations/invite.ts';
import { findByEmail } from '../people/findPerson.ts';
import { sayGrants } from '../people/sayGrants.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';
import { describePerson } from './describePeople.ts';
import { requireKnownMerchants } from './requireKnownMerchants.ts';
import { lockGrants } from './requireOwnerLeft.ts';

/**
 * Invites a person. One who works here already is left alone: a new link would set password and authenticator anew, which
 * no other person of staff may do; the terminal can.
 */
export const inviteStaff: Handler<'inviteStaff'> = async (context, { body }) => {
  const { services, now } = context;
  requireKnownMerchants(context, body.grants);
  return inInstallation(services, async (tx) => {
    await lockGrants(tx);
    const known = await findByEmail(tx, body.email);
    if (known?.passwordHash) throw new ApiFailure('STAFF_KNOWN');
    const { person } = await invite(tx, context, body);
    const after = { grants: sayGrants(body.grants) };
    await recordInstallation(tx, context, { subject: person.email, after });
    return describePerson(tx, now(), person.id);
  });
};
