import { sql } from '#drizzle';
import { type Connection, recordEvent } from '#kernel';
import type { Match } from './findMatches.ts';
import { lastEnd } from './lastEnd.ts';
import { playReviews } from './schema.ts';

/**
 * Writes a member down who may be somebody who is excluded, and holds their play where it is not held yet: what staff
 * has decided stands.
 */
export const holdPlay = async (
  tx: Connection,
  context: Parameters<typeof recordEvent>[1],
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
    .onConflictDoUpdate({
      target: playReviews.accountId,
      set: { isHeld: true, likenesses: found, excludedUntil: lastEnd(matches) },
      setWhere: sql`excluded.is_held and not ${playReviews.isHeld} and ${playReviews.decidedAt} is null`,
    })
    .returning({ accountId: playReviews.accountId });
  if (written.length > 0)
    await recordEvent(tx, context, 'play.reviewed', accountId, {
      likenesses: found.join(','),
      isHeld,
    });
};
