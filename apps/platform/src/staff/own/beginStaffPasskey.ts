import type { Handler } from '#kernel';
import { creationFor } from '../passkeys/creationFor.ts';
import { requirePerson } from '../people/findPerson.ts';

/** Asks the browser for a new passkey of the person who is logged in, for this session alone. */
export const beginStaffPasskey: Handler<'beginStaffPasskey'> = async (context) => {
  const { services, staff } = context;
  const person = await services.database.system((db) => requirePerson(db, staff.personId));
  return creationFor(context, person, { purpose: 'add', subject: staff.id });
};
