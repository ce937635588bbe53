import type { SignedIn } from '#kernel';
import { findMatches } from './findMatches.ts';
import { findPerson } from './findPerson.ts';
import { marksOf } from './marksOf.ts';
import { shareExclusion } from './shareExclusion.ts';

/** Looks whether the member who makes a call is somebody who is excluded, and lets that exclusion hold for them. */
export const judgePerson = async (context: SignedIn): Promise<void> => {
  const { services, session, tenant } = context;
  const found = await tenant((tx) => findPerson(tx, session.accountId));
  if (!found) return;
  const { account, person } = found;
  const marks = marksOf(services.config.memberKeys.mac, person);
  const matches = await findMatches(services.database, marks, context.now());
  if (matches.length > 0) await tenant((tx) => shareExclusion(tx, context, account, matches));
};
