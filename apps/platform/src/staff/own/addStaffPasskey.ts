import { checkMadePasskey } from '#identity';
import { ApiFailure, type Handler } from '#kernel';
import { keepPasskey } from '../passkeys/keepPasskey.ts';
import { shownStaffPasskey } from '../passkeys/shownStaffPasskey.ts';
import { consolePlace } from '../passkeys/staffChallenge.ts';
import { changeProofs } from './changeProofs.ts';

/** Keeps a passkey that was made in this session. */
export const addStaffPasskey: Handler<'addStaffPasskey'> = async (context, { body }) => {
  const place = consolePlace(context, { purpose: 'add', subject: context.staff.id });
  const made = await checkMadePasskey(place, body);
  if (!made) throw new ApiFailure('PASSKEY_REFUSED');
  return changeProofs(context, async (tx, { id }) => {
    const added = shownStaffPasskey(await keepPasskey(tx, context, id, made));
    return { value: added, isAdded: true, after: { passkey: added.id } };
  });
};
