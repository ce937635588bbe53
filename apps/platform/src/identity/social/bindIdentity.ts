import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, type Context, recordEvent } from '#kernel';
import type { SocialChannel } from '#sites';
import { socialIdentities } from './schema.ts';
import type { SocialPerson } from './SocialParty.ts';
import { spendToken } from './spendToken.ts';

/**
 * Makes a person at a party known as an account's owner and uses the token up. SOCIAL_LINKED when the account has
 * an identity there, SOCIAL_TAKEN when the identity is another account's.
 */
export const bindIdentity = async (
  tx: Connection,
  context: Context,
  accountId: string,
  { channel, person }: { channel: SocialChannel; person: SocialPerson },
): Promise<void> => {
  await spendToken(tx, context, person);
  const written = await tx
    .insert(socialIdentities)
    .values({
      merchantCode: context.merchant.code,
      channel,
      subject: person.subject,
      accountId,
      name: person.name,
      linkedAt: context.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (written.length === 0) {
    const [own] = await tx
      .select({ channel: socialIdentities.channel })
      .from(socialIdentities)
      .where(and(eq(socialIdentities.accountId, accountId), eq(socialIdentities.channel, channel)));
    throw new ApiFailure(own ? 'SOCIAL_LINKED' : 'SOCIAL_TAKEN');
  }
  await recordEvent(tx, context, 'social.linked', accountId, { channel });
};
