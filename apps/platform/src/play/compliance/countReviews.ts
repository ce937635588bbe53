import { count, isNull, sql } from '#drizzle';
import type { Connection } from '#kernel';
import { playReviews } from '../responsiblePlay/person/schema.ts';

/** How many members wait for a decision, and how many of them may not play until then. */
export const countReviews = async (tx: Connection) => {
  const [counted] = await tx
    .select({ open: count(), held: sql<number>`(count(*) filter (where ${playReviews.isHeld}))::int` })
    .from(playReviews)
    .where(isNull(playReviews.decidedAt));
  return { open: counted?.open ?? 0, held: counted?.held ?? 0 };
};
