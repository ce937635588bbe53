import { asc, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { accounts } from '../accounts/schema.ts';
import { socialIdentities } from './schema.ts';

/** Answers the parties that a member's account is linked to. */
export const getSocialLinks: Handler<'getSocialLinks'> = ({ session, tenant }) =>
  tenant(async (tx) => {
    const [account] = await tx
      .select({ passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.id, session.accountId));
    const links = await tx
      .select()
      .from(socialIdentities)
      .where(eq(socialIdentities.accountId, session.accountId))
      .orderBy(asc(socialIdentities.linkedAt));
    return {
      hasPassword: Boolean(account?.passwordHash),
      links: links.map(({ channel, name, linkedAt }) => ({
        firebaseChannel: channel,
        name,
        linkedAt: linkedAt.toISOString(),
      })),
    };
  });
