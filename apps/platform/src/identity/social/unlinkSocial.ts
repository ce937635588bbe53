import { and, eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { confirmLoginPassword } from '../accounts/password/confirmLoginPassword.ts';
import { socialIdentities } from './schema.ts';

/**
 * Unlinks a party from a member's account. It asks for the password of the login, so that whoever unlinks has
 * another way in; an account without a password keeps its links.
 */
export const unlinkSocial: Handler<'unlinkSocial'> = async (context, { body }) => {
  const { firebaseChannel: channel, password } = body;
  const { id } = await confirmLoginPassword(context, password);
  await context.tenant(async (tx) => {
    const removed = await tx
      .delete(socialIdentities)
      .where(and(eq(socialIdentities.accountId, id), eq(socialIdentities.channel, channel)))
      .returning();
    if (removed.length === 0) throw new ApiFailure('NOT_FOUND');
    await recordEvent(tx, context, 'social.unlinked', id, { channel });
  });
  return { unlinked: true };
};
