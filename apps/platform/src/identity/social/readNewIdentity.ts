import type { BodyOf } from '@marquee/contract';
import type { Connection, Context } from '#kernel';
import { fieldsRequired } from '../accounts/fields/fieldsRequired.ts';
import { bindIdentity } from './bindIdentity.ts';
import { readToken } from './readToken.ts';
import { socialFigures } from './socialFigures.ts';

/** The social identity that a registration brings with it; `bind` makes it the new account's. */
export const readNewIdentity = async (
  context: Context,
  { firebaseChannel2, firebaseIdToken2 }: Pick<BodyOf<'register'>, 'firebaseChannel2' | 'firebaseIdToken2'>,
): Promise<{ bind: (tx: Connection, accountId: string) => Promise<void> } | null> => {
  if (!firebaseChannel2 && !firebaseIdToken2) return null;
  if (!firebaseChannel2) throw fieldsRequired(context.language, ['firebaseChannel2']);
  if (!firebaseIdToken2) throw fieldsRequired(context.language, ['firebaseIdToken2']);
  // Firebase's word on a number is no identity: it proves the number that the account is opened with.
  if (firebaseChannel2 === 'phone') return null;
  const channel = firebaseChannel2;
  const minutes = socialFigures.registrationMinutes;
  const person = await readToken(context, { channel, token: firebaseIdToken2, minutes });
  return { bind: (tx, accountId) => bindIdentity(tx, context, accountId, { channel, person }) };
};
