import type { Handler } from '#kernel';
import { requirePerson } from '../people/findPerson.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { removePerson } from './removePerson.ts';

/** Removes a person, who is out with their next call. */
export const removeStaff: Handler<'removeStaff'> = async (context, { body }) => {
  await inInstallation(context.services, async (tx) =>
    removePerson(tx, context, { person: await requirePerson(tx, body.id), reason: body.reason }),
  );
  return { removed: true };
};
