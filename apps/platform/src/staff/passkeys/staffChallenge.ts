import { and, eq, gt } from '#drizzle';
import { passkeyFigures } from '#identity';
import { type ConsoleContext, hashSecret, momentFrom, newSecret } from '#kernel';
import { staffPasskeyChallenges } from './schema.ts';

/** What a signature at the console is good for: nothing that was signed for one purpose or subject serves another. */
export type StaffPasskeyPurpose =
  | { purpose: 'login' }
  | { purpose: 'accept' | 'add' | 'proof'; subject: string };

type Asking = Pick<ConsoleContext, 'services' | 'now' | 'origin' | 'host'>;

const subjectOf = (meant: StaffPasskeyPurpose) => ('subject' in meant ? meant.subject : '');

/** Makes what a browser is to sign. No transaction may be open. */
export const issueStaffChallenge = async (
  { services, now }: Asking,
  meant: StaffPasskeyPurpose,
): Promise<string> => {
  const challenge = newSecret();
  await services.database.system((db) =>
    db.insert(staffPasskeyChallenges).values({
      challengeHash: hashSecret(challenge),
      purpose: meant.purpose,
      subject: subjectOf(meant),
      expiresAt: momentFrom(now(), { minutes: passkeyFigures.challengeMinutes }),
    }),
  );
  return challenge;
};

/** The console as a place of passkeys, whose challenges are used up whatever comes of them. No transaction may be open. */
export const consolePlace = ({ services, now, origin, host }: Asking, meant: StaffPasskeyPurpose) => ({
  origin,
  host,
  takeChallenge: async (challenge: string): Promise<boolean> => {
    const { challengeHash, purpose, subject, expiresAt } = staffPasskeyChallenges;
    const taken = await services.database.system((db) =>
      db
        .delete(staffPasskeyChallenges)
        .where(
          and(
            eq(challengeHash, hashSecret(challenge)),
            eq(purpose, meant.purpose),
            eq(subject, subjectOf(meant)),
            gt(expiresAt, now()),
          ),
        )
        .returning({ hash: challengeHash }),
    );
    return taken.length > 0;
  },
});
