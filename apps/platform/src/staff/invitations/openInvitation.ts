import { and, eq, gt, isNull } from '#drizzle';
import { openSecret } from '#identity';
import { ApiFailure, type Connection, hashSecret } from '#kernel';
import { sealFor, type Sealing } from '../people/authenticator.ts';
import { type Person, staffInvitations, staffPeople } from '../people/schema.ts';

/** An invitation that may be accepted now, and the secret of its authenticator. */
export type OpenInvitation = { person: Person; secret: string; expiresAt: Date };

/** The open invitation of a token. Throws `INVITATION_OVER` for a used, expired or unknown one. */
export const openInvitation = async (
  db: Connection,
  services: Sealing,
  { token, now }: { token: string; now: Date },
): Promise<OpenInvitation> => {
  const [found] = await db
    .select({ person: staffPeople, invitation: staffInvitations })
    .from(staffInvitations)
    .innerJoin(staffPeople, eq(staffPeople.id, staffInvitations.personId))
    .where(
      and(
        eq(staffInvitations.tokenHash, hashSecret(token)),
        isNull(staffInvitations.usedAt),
        gt(staffInvitations.expiresAt, now),
        isNull(staffPeople.removedAt),
      ),
    );
  if (!found) throw new ApiFailure('INVITATION_OVER');
  const { person, invitation } = found;
  const secret = openSecret(invitation.sealedSecret, sealFor(services, person.id));
  return { person, secret, expiresAt: invitation.expiresAt };
};
