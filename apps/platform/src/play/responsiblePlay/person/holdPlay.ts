import { type Connection, type Context, recordEvent } from '#kernel';
import type { Match } from './findMatches.ts';
import { lastEnd } from './lastEnd.ts';
import { playReviews } from './schema.ts';

/** Writes a member down who may be somebody who is excluded, once: what staff has decided stands. */
export const holdPlay = async (
  tx: Connection,
  context: Context,
  review: { accountId: string; matches: readonly Match[]; isHeld: boolean },
): Promise<void> => {
  const { accountId, matches, isHeld } = review;
  const found = [...new Set(matches.map(({ likeness }) => likeness))].toSorted();
  const written = await tx
    .insert(playReviews)
    .values({
      accountId,
      isHeld,
      likenesses: found,
      excludedUntil: lastEnd(matches),
      merchantCode: context.merchant.code,
      foundAt: context.now(),
    })
    .onConflictDoNothing()
    .returning({ accountId: playReviews.accountId });
  if (written.length > 0)
    await recordEvent(tx, context, 'play.reviewed', accountId, {
      likenesses: found.join(','),
      isHeld,
    });
};
