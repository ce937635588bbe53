import { ApiFailure, type Handler } from '#kernel';
import { emailKey } from '../people/emailKey.ts';
import { findByEmail } from '../people/findPerson.ts';
import { grantsOf } from '../people/grantsOf.ts';
import { sayGrants } from '../people/sayGrants.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { askOrChange } from './askOrChange.ts';
import { changePerson } from './changePerson.ts';
import type { PeopleWish } from './PeopleWish.ts';
import { requireKnownMerchants } from './requireKnownMerchants.ts';
import { lockGrants } from './requireOwnerLeft.ts';

/**
 * Invites a person once a second one agrees. One who works here already is left alone: a new link would set password and
 * authenticator anew, which no other person of staff may do; the terminal can. A further link for the same roles gives
 * nothing that was not agreed to, and goes out at once.
 */
export const inviteStaff: Handler<'inviteStaff'> = async (context, { body }) => {
  requireKnownMerchants(context, body.grants);
  const { language, grants } = body;
  const wish: PeopleWish = { kind: 'invitePerson', email: emailKey(body.email), language, grants };
  return inInstallation(context.services, async (tx) => {
    await lockGrants(tx);
    const known = await findByEmail(tx, wish.email);
    if (known?.passwordHash) throw new ApiFailure('STAFF_KNOWN');
    if (known && sayGrants(await grantsOf(tx, known.id)) === sayGrants(grants)) {
      await changePerson(tx, context, wish, { reason: null });
      return { outcome: 'done' };
    }
    return { outcome: await askOrChange(tx, context, wish, null) };
  });
};
