import { ApiFailure, type Connection, type Context, hashSecret, momentFrom } from '#kernel';
import { socialUsedTokens } from './schema.ts';
import type { SocialPerson } from './SocialParty.ts';
import { socialFigures } from './socialFigures.ts';

/** Uses up the token that a person was read from; SOCIAL_TOKEN_INVALID when it was before, however it is written. */
export const spendToken = async (
  tx: Connection,
  context: Pick<Context, 'merchant' | 'now'>,
  { mark }: SocialPerson,
): Promise<void> => {
  // Twice as long as any token is taken, for its own moment may be a little ahead of ours.
  const expiresAt = momentFrom(context.now(), { minutes: 2 * socialFigures.registrationMinutes });
  const written = await tx
    .insert(socialUsedTokens)
    .values({ merchantCode: context.merchant.code, tokenHash: hashSecret(mark), expiresAt })
    .onConflictDoNothing()
    .returning();
  if (written.length === 0) throw new ApiFailure('SOCIAL_TOKEN_INVALID');
};
