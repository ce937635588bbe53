import { type Handler, recordEvent, redrawPicture } from '#kernel';
import { accountPictures } from '../accounts/schema.ts';
import { memberIcon } from './memberIcon.ts';

/** Pixels of a side: twice what any page shows. */
const side = 192;

/** Keeps a picture of the member's own, drawn anew as a square. */
export const uploadAvatar: Handler<'uploadAvatar'> = async (context, { body }) => {
  const { merchant, now } = context;
  const { accountId } = context.session;
  const kept = { picture: await redrawPicture(body, side), uploadedAt: now() };
  return context.tenant(async (tx) => {
    await tx
      .insert(accountPictures)
      .values({ accountId, merchantCode: merchant.code, ...kept })
      .onConflictDoUpdate({ target: accountPictures.accountId, set: kept });
    await recordEvent(tx, context, 'profile.pictured', accountId);
    const { icon } = await memberIcon(tx, context, { id: accountId, avatar: null });
    return { icon };
  });
};
