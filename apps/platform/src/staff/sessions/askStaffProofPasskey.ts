import { passkeyAsked } from '#identity';
import { ApiFailure, type Handler } from '#kernel';
import { findPasskeys } from '../passkeys/findPasskeys.ts';
import { issueStaffChallenge } from '../passkeys/staffChallenge.ts';

/** Asks for one of the person's own passkeys, for a fresh proof at this session alone. */
export const askStaffProofPasskey: Handler<'askStaffProofPasskey'> = async (context) => {
  const { services, staff, host } = context;
  const allowed = await services.database.system((db) => findPasskeys(db, staff.personId, host));
  if (allowed.length === 0) throw new ApiFailure('PASSKEY_REFUSED');
  const challenge = await issueStaffChallenge(context, { purpose: 'proof', subject: staff.id });
  return passkeyAsked({ challenge, host, allowed });
};
