import { eq } from '#drizzle';
import type { PictureKinds } from '../art/PictureKind.ts';
import { contentPictures } from './schema.ts';

const name = /^([0-9a-f]{32})-(wide|narrow)$/;

/** Uploaded pictures among the served ones. */
export const contentPictureKind: PictureKinds = {
  content: async (tx, { code }, path) => {
    const [, id = '', crop] = name.exec(path) ?? [];
    if (!crop) return null;
    const column = crop === 'wide' ? contentPictures.wide : contentPictures.narrow;
    const [row] = await tx
      .select({ picture: column })
      .from(contentPictures)
      .where(eq(contentPictures.id, id));
    if (!row) return null;
    const { picture } = row;
    return {
      type: 'image/webp',
      key: JSON.stringify(['content', code, id, crop]),
      draw: () => Promise.resolve(Buffer.from(picture)),
    };
  },
};
