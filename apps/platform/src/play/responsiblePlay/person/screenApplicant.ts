import { type Applicant, deviceIds } from '#identity';
import { ApiFailure, type Connection, type Context } from '#kernel';
import { findMatches } from './findMatches.ts';
import { holdPlay } from './holdPlay.ts';
import { marksOf } from './marksOf.ts';

/**
 * Throws PERSON_EXCLUDED where an applicant has a phone or mailbox that somebody who is excluded had proved, or their
 * document, name and birthday together. Answers what holds the new account, in the transaction that opens it, where they
 * have less in common.
 */
export const screenApplicant = async (
  context: Context,
  applicant: Applicant,
): Promise<(tx: Connection, accountId: string) => Promise<void>> => {
  const { services } = context;
  const marks = marksOf(services.config.memberKeys.mac, {
    ...applicant,
    isMobileProven: false,
    isEmailProven: false,
    cards: [],
    devices: deviceIds(context),
  });
  const matches = await findMatches(services.database, marks, context.now());
  if (matches.some(({ isProvenThere }) => isProvenThere)) throw new ApiFailure('PERSON_EXCLUDED');
  if (matches.length === 0) return () => Promise.resolve();
  return (tx, accountId) => holdPlay(tx, context, { accountId, matches, isHeld: true });
};
