import { recordEvent, type SignedIn } from '#kernel';
import { exclude } from '../exclude.ts';
import { findMatches } from './findMatches.ts';
import { findPerson } from './findPerson.ts';
import { holdPlay } from './holdPlay.ts';
import { lastEnd } from './lastEnd.ts';
import { marksOf } from './marksOf.ts';

/**
 * Excludes a member whose proved phone or mailbox is that of somebody who is excluded, until that ends; who has anything
 * less in common is written down for staff, and waits for them where the account is younger than the exclusion.
 */
export const judgePerson = async (context: SignedIn): Promise<void> => {
  const { services, session, merchant, tenant } = context;
  const found = await tenant((tx) => findPerson(tx, session.accountId));
  if (!found) return;
  const { account, person } = found;
  const now = context.now();
  const marks = marksOf(services.config.memberKeys.mac, person);
  const matches = await findMatches(services.database, marks, now);
  const certain = matches.filter(({ isProven, isProvenThere }) => isProven && isProvenThere);
  if (certain.length > 0) {
    const endsAt = lastEnd(certain);
    await tenant(async (tx) => {
      if (await exclude(tx, { merchant, account: account.id, now, kind: 'selfExclusion', endsAt }))
        await recordEvent(tx, context, 'play.personExcluded', account.id, {
          by: certain.map(({ likeness }) => likeness).join(','),
          until: endsAt?.toISOString() ?? null,
        });
    });
    return;
  }
  if (matches.length === 0) return;
  const isHeld = matches.some(({ excludedAt }) => account.createdAt > excludedAt);
  await tenant((tx) => holdPlay(tx, context, { accountId: account.id, matches, isHeld }));
};
