import { eq } from '#drizzle';
import type { PictureKinds } from '../art/PictureKind.ts';
import { findDraft } from '../content/findDraft.ts';
import { bannerImage, readBannerPath } from '../messages/messagePictures.ts';
import { articles } from './schema.ts';

/** How articles without a picture of their own are drawn: their scene, in the brand's style. */
export const articlePictures: PictureKinds = {
  article: async (tx, merchant, path) => {
    const found = readBannerPath(path);
    if (!found) return null;
    const { id, scenery, crop } = found;
    const [row] = await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id));
    const isThere = row ?? (await findDraft(tx, 'article', id));
    return isThere ? bannerImage(id, scenery, crop, merchant.brand.art) : null;
  },
};
