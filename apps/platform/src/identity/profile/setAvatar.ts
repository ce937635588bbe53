import { eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { avatars } from '#sites';
import { accountPictures, accounts } from '../accounts/schema.ts';
import { memberIcon } from './memberIcon.ts';

/** Takes a drawn avatar as the member's picture, in place of one of its own. */
export const setAvatar: Handler<'setAvatar'> = async (context, { body: { avatar } }) => {
  const { accountId: id } = context.session;
  if (avatar > avatars) throw new ApiFailure('NOT_FOUND');
  return context.tenant(async (tx) => {
    await tx.update(accounts).set({ avatar }).where(eq(accounts.id, id));
    await tx.delete(accountPictures).where(eq(accountPictures.accountId, id));
    await recordEvent(tx, context, 'profile.pictured', id);
    const { icon } = await memberIcon(tx, context, { id, avatar });
    return { icon };
  });
};
