import { and, eq, isNull } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { playReviews } from './schema.ts';

/** Throws PLAY_UNDER_REVIEW while staff looks whether a member is somebody who is excluded. */
export const refuseHeld = async (tx: Connection, account: string): Promise<void> => {
  const { accountId, isHeld, decidedAt } = playReviews;
  const [held] = await tx
    .select({ accountId })
    .from(playReviews)
    .where(and(eq(accountId, account), eq(isHeld, true), isNull(decidedAt)));
  if (held) throw new ApiFailure('PLAY_UNDER_REVIEW');
};
