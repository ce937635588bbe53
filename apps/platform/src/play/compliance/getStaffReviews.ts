import { asc, count, desc, eq, isNotNull, isNull } from '#drizzle';
import { accounts } from '#identity';
import type { Handler } from '#kernel';
import { playReviews } from '../responsiblePlay/person/schema.ts';
import { countReviews } from './countReviews.ts';

/** Members who may be somebody who is excluded. */
export const getStaffReviews: Handler<'getStaffReviews'> = ({ tenant }, { query }) =>
  tenant(async (tx) => {
    const { state = 'open', page = 1, pageSize = 20 } = query;
    const { decidedAt, foundAt } = playReviews;
    const where = state === 'open' ? isNull(decidedAt) : isNotNull(decidedAt);
    const rows = await tx
      .select({ review: playReviews, username: accounts.username })
      .from(playReviews)
      .innerJoin(accounts, eq(accounts.id, playReviews.accountId))
      .where(where)
      .orderBy(state === 'open' ? asc(foundAt) : desc(decidedAt), playReviews.accountId)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(playReviews).where(where);
    return {
      reviews: rows.map(({ review, username }) => ({
        memberId: review.accountId,
        username,
        likenesses: [...review.likenesses],
        isHeld: review.isHeld,
        foundAt: review.foundAt.toISOString(),
        excludedUntil: review.excludedUntil?.toISOString() ?? null,
        decision: review.decision,
        decidedBy: review.decidedBy,
        decidedAt: review.decidedAt?.toISOString() ?? null,
      })),
      total: counted?.total ?? 0,
      waiting: await countReviews(tx),
    };
  });
