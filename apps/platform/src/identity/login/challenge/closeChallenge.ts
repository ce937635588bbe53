import { eq } from 'drizzle-orm';
import { ApiFailure, type Connection } from '#kernel';
import { loginChallenges } from '../../secondFactor/schema.ts';
import type { Challenge } from './Challenge.ts';

/** Uses a challenge up, in the transaction of the session that it opens: of two at once one opens a session. */
export const closeChallenge = async (tx: Connection, { id }: Challenge): Promise<void> => {
  const closed = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.id, id))
    .returning({ id: loginChallenges.id });
  if (closed.length === 0) throw new ApiFailure('VERIFICATION_OVER');
};
