import { everyMerchant } from '@marquee/contract';
import type { Handler } from '#kernel';
import { findHolders } from '../people/findHolders.ts';
import { requirePerson } from '../people/findPerson.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { askOrChange } from './askOrChange.ts';
import { removePerson } from './removePerson.ts';
import { lockGrants } from './requireOwnerLeft.ts';

/**
 * Removes a person, who is out with their next call. Somebody who manages staff leaves with a second person's agreement:
 * whoever could remove the others alone would be alone, and need nobody for anything.
 */
export const removeStaff: Handler<'removeStaff'> = (context, { body }) =>
  inInstallation(context.services, async (tx) => {
    await lockGrants(tx);
    const person = await requirePerson(tx, body.id);
    const managers = await findHolders(tx, 'staff.manage', everyMerchant);
    if (managers.includes(person.id)) {
      const wish = { kind: 'removeOwner' as const, email: person.email, grants: [], language: null };
      return { outcome: await askOrChange(tx, context, wish, body.reason) };
    }
    await removePerson(tx, context, { person, reason: body.reason });
    return { outcome: 'done' };
  });
