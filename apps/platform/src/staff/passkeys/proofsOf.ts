import type { ValueOf } from '@marquee/contract';
import type { Connection } from '#kernel';
import type { Person } from '../people/schema.ts';
import { findPasskeys } from './findPasskeys.ts';

/** What a person can prove beside the password at this host: the ways that the console offers them. */
export const proofsOf = async (
  db: Connection,
  { id, sealedSecret }: Pick<Person, 'id' | 'sealedSecret'>,
  host: string,
): Promise<ValueOf<'getStaff'>['proofs']> => {
  const passkeys = await findPasskeys(db, id, host);
  return [
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
    ...(sealedSecret ? ['authenticator' as const] : []),
  ];
};
