import type { ValueOf } from '@marquee/contract';
import { passkeyCreation, passkeyFigures } from '#identity';
import { ApiFailure, type ConsoleContext } from '#kernel';
import type { Person } from '../people/schema.ts';
import { findPasskeys } from './findPasskeys.ts';
import { issueStaffChallenge, type StaffPasskeyPurpose } from './staffChallenge.ts';

/** What a browser is asked with to make a passkey for a person. Throws `TOO_MANY_PASSKEYS`. No transaction may be open. */
export const creationFor = async (
  context: ConsoleContext,
  { id, email, name }: Person,
  meant: StaffPasskeyPurpose,
): Promise<ValueOf<'beginStaffPasskey'>> => {
  const known = await context.services.database.system((db) => findPasskeys(db, id, context.host));
  if (known.length >= passkeyFigures.most) throw new ApiFailure('TOO_MANY_PASSKEYS');
  return passkeyCreation({
    challenge: await issueStaffChallenge(context, meant),
    rp: { id: context.host, name: context.host },
    user: { id, name: email, displayName: name ?? email },
    known,
  });
};
