import { everyMerchant } from '@marquee/contract';
import { and, eq, isNull } from '#drizzle';
import { Secret } from 'otpauth';
import type { Language } from '@marquee/reference';
import { sealSecret } from '#identity';
import { type Connection, hashSecret, momentFrom, newSecret, queueMessage, type StaffGrant } from '#kernel';
import { sealFor, type Sealing } from '../people/authenticator.ts';
import { emailKey } from '../people/emailKey.ts';
import { type Person, staffInvitations, staffPeople } from '../people/schema.ts';
import { writeGrants } from '../people/writeGrants.ts';

/** Hours for which a link may be accepted. */
const openHours = 72;

type Invite = { email: string; language: Language; grants: readonly StaffGrant[] };

/**
 * Invites a person, whether they are new, were invited before, or were removed: links of before end, and a message with
 * the new one is queued. Their password and authenticator stay as they are until they accept. The transaction has to be
 * one of `inInstallation`. Answers the link too.
 */
export const invite = async (
  tx: Connection,
  { services, origin, now }: { services: Sealing; origin: string; now: () => Date },
  { email, language, grants }: Invite,
): Promise<{ person: Person; link: string }> => {
  const at = now();
  const [person] = await tx
    .insert(staffPeople)
    .values({ email: emailKey(email), language, createdAt: at })
    .onConflictDoUpdate({ target: staffPeople.email, set: { language, removedAt: null } })
    .returning();
  if (!person) throw new Error('The person was not written.');
  await writeGrants(tx, person.id, { grants, at });
  await tx
    .update(staffInvitations)
    .set({ usedAt: at })
    .where(and(eq(staffInvitations.personId, person.id), isNull(staffInvitations.usedAt)));
  const token = newSecret();
  await tx.insert(staffInvitations).values({
    tokenHash: hashSecret(token),
    personId: person.id,
    sealedSecret: sealSecret(new Secret({ size: 20 }).base32, sealFor(services, person.id)),
    createdAt: at,
    expiresAt: momentFrom(at, { hours: openHours }),
  });
  // Behind a #, so that no server's log and no referrer ever holds it.
  const link = `${origin}/invitation#${token}`;
  await queueMessage(
    tx,
    { merchant: { code: everyMerchant }, language, now },
    {
      channel: 'email',
      recipient: person.email,
      template: { name: 'staffInvitation', link, hours: openHours },
      minutes: openHours * 60,
    },
  );
  return { person, link };
};
