import { everyMerchant } from '@marquee/contract';
import type { Handler } from '#kernel';
import { findHolders } from '../people/findHolders.ts';
import { findByEmail } from '../people/findPerson.ts';
import { grantsOf } from '../people/grantsOf.ts';
import { findPeopleRequests, standingOf, wishOf } from './PeopleWish.ts';

/** What about staff waits for a second person and still holds, the oldest first. */
export const getStaffPeopleRequests: Handler<'getStaffPeopleRequests'> = ({ services }) =>
  services.database.system(async (db) => {
    const managers = await findHolders(db, 'staff.manage', everyMerchant);
    const requests = [];
    for (const request of await findPeopleRequests(db)) {
      const { kind, email, grants, version } = wishOf(request);
      const { id, answer, askedBy, askedByName, askedAt } = request;
      if (version !== (await standingOf(db, email)) || !managers.includes(askedBy)) continue;
      const person = await findByEmail(db, email);
      requests.push({
        id,
        kind,
        email,
        name: person?.name ?? null,
        before: person ? await grantsOf(db, person.id) : [],
        after: [...grants],
        reason: answer,
        askedBy: { id: askedBy, name: askedByName },
        askedAt: askedAt.toISOString(),
      });
    }
    return { requests };
  });
