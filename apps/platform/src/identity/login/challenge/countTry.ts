import { and, eq, lt, sql } from '#drizzle';
import { ApiFailure, type Context } from '#kernel';
import { loginChallenges } from '../../secondFactor/schema.ts';
import { secondFactorFigures } from '../../secondFactor/secondFactorFigures.ts';
import type { Challenge } from './Challenge.ts';

/**
 * Counts a try of a challenge before it is made, in one statement, so that of tries made at once none is free.
 * Tries of all challenges of an account count together, for a right password makes as many as it likes.
 */
export const countTry = async (context: Context, { id, accountId }: Challenge): Promise<void> => {
  const { merchant, services, tenant } = context;
  await services.limiter.enforce('loginProof', merchant.code, accountId);
  const counted = await tenant((tx) =>
    tx
      .update(loginChallenges)
      .set({ tries: sql`${loginChallenges.tries} + 1` })
      .where(and(eq(loginChallenges.id, id), lt(loginChallenges.tries, secondFactorFigures.challengeTries)))
      .returning({ id: loginChallenges.id }),
  );
  if (counted.length === 0) throw new ApiFailure('VERIFICATION_OVER');
};
