import { type Handler } from '#kernel';
import { contentPictures, cropPicture, uploadedPicture } from '#sites';
import { recordAction } from '#staff';

/** Keeps a picture, cut to the crops of the sites. The same picture is kept once. */
export const addStaffPicture: Handler<'addStaffPicture'> = async (context, { body }) => {
  const { merchant, staff, now, tenant } = context;
  const { id, wide, narrow } = await cropPicture(body);
  await tenant(async (tx) => {
    await tx
      .insert(contentPictures)
      .values({ merchantCode: merchant.code, id, wide, narrow, uploadedAt: now(), personId: staff.personId })
      .onConflictDoNothing();
    await recordAction(tx, context, { subject: `picture ${id}` });
  });
  return { id, path: uploadedPicture(merchant.code, id, '').wide };
};
