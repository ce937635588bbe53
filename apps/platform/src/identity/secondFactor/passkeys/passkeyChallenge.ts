import { and, eq, gt } from '#drizzle';
import { type Context, hashSecret, momentFrom, newSecret } from '#kernel';
import { passkeyFigures } from './passkeyFigures.ts';
import { passkeyChallenges } from './schema.ts';

/** What a signature is good for: nothing that was signed for one purpose or subject serves another. */
export type PasskeyPurpose =
  | { purpose: 'login' }
  | { purpose: 'add'; subject: string }
  | { purpose: 'proof'; subject: string }
  | { purpose: 'confirm'; subject: string };

const subjectOf = (meant: PasskeyPurpose) => ('subject' in meant ? meant.subject : '');

/** Makes what a browser is to sign. */
export const issuePasskeyChallenge = async (context: Context, meant: PasskeyPurpose): Promise<string> => {
  const challenge = newSecret();
  await context.tenant((tx) =>
    tx.insert(passkeyChallenges).values({
      challengeHash: hashSecret(challenge),
      merchantCode: context.merchant.code,
      purpose: meant.purpose,
      subject: subjectOf(meant),
      expiresAt: momentFrom(context.now(), { minutes: passkeyFigures.challengeMinutes }),
    }),
  );
  return challenge;
};

/** Uses a challenge up, whatever comes of it; false when it was not asked for this, is used or expired. */
export const takePasskeyChallenge = async (
  context: Context,
  meant: PasskeyPurpose,
  challenge: string,
): Promise<boolean> => {
  const taken = await context.tenant((tx) =>
    tx
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
          eq(passkeyChallenges.purpose, meant.purpose),
          eq(passkeyChallenges.subject, subjectOf(meant)),
          gt(passkeyChallenges.expiresAt, context.now()),
        ),
      )
      .returning({ hash: passkeyChallenges.challengeHash }),
  );
  return taken.length > 0;
};
