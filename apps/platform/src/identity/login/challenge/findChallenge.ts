import { and, eq, gt, lt } from '#drizzle';
import { ApiFailure, type Context, hashSecret } from '#kernel';
import { accounts } from '../../accounts/schema.ts';
import { loginChallenges } from '../../secondFactor/schema.ts';
import { secondFactorFigures } from '../../secondFactor/secondFactorFigures.ts';
import type { Challenge } from './Challenge.ts';

/** The challenge of a secret; VERIFICATION_OVER when it is unknown here, used, expired or tried too often. */
export const findChallenge = async (context: Context, secret: string): Promise<Challenge> => {
  const [found] = await context.tenant((tx) =>
    tx
      .select({ challenge: loginChallenges, account: accounts })
      .from(loginChallenges)
      .innerJoin(accounts, eq(accounts.id, loginChallenges.accountId))
      .where(
        and(
          eq(loginChallenges.secretHash, hashSecret(secret)),
          gt(loginChallenges.expiresAt, context.now()),
          lt(loginChallenges.tries, secondFactorFigures.challengeTries),
        ),
      ),
  );
  if (!found) throw new ApiFailure('VERIFICATION_OVER');
  return { ...found.challenge, account: found.account };
};
