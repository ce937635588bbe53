import type { Handler } from '#kernel';
import { findPasskeys } from '../passkeys/findPasskeys.ts';
import { shownStaffPasskey } from '../passkeys/shownStaffPasskey.ts';
import { requirePerson } from '../people/findPerson.ts';

/** What the person proves themselves by beside the password. */
export const getStaffProofs: Handler<'getStaffProofs'> = async ({ services, staff, host }) =>
  services.database.system(async (db) => {
    const { sealedSecret } = await requirePerson(db, staff.personId);
    const passkeys = await findPasskeys(db, staff.personId, host);
    return { hasAuthenticator: sealedSecret !== null, passkeys: passkeys.map(shownStaffPasskey) };
  });
