import { and, desc, eq, gt, isNull, lte, or } from '#drizzle';
import type { Connection } from '#kernel';
import { playExclusions } from './schema.ts';

/** A time-out or a self-exclusion that is in force; it has no end when it is for good. */
export type ActiveExclusion = { kind: 'timeOut' | 'selfExclusion'; startedAt: Date; endsAt: Date | null };

/** What stops a member from playing at a moment: of several exclusions the one that ends last. */
export const findExclusion = async (
  tx: Connection,
  account: string,
  now: Date,
): Promise<ActiveExclusion | null> => {
  const [found] = await tx
    .select({
      kind: playExclusions.kind,
      startedAt: playExclusions.startedAt,
      endsAt: playExclusions.endsAt,
    })
    .from(playExclusions)
    .where(
      and(
        eq(playExclusions.accountId, account),
        lte(playExclusions.startedAt, now),
        or(isNull(playExclusions.endsAt), gt(playExclusions.endsAt, now)),
      ),
    )
    // PostgreSQL puts nulls, which have no end, first in this order.
    .orderBy(desc(playExclusions.endsAt))
    .limit(1);
  return found ?? null;
};
