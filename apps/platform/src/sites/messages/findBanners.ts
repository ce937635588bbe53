import { asc } from '#drizzle';
import type { ValueOf } from '@marquee/contract';
import { type Connection, type Reader, textIn } from '#kernel';
import { pictureOf } from '../art/pictureOf.ts';
import { isShownAt } from '../content/isShownAt.ts';
import { uploadedPicture } from '../content/uploadedPicture.ts';
import type { Asked } from '../content/preview.ts';
import { withPreviewed } from '../content/withPreviewed.ts';
import { bannerRows } from './bannerRows.ts';
import { banners } from './schema.ts';

/** The banners of a merchant in their order. */
export const findBanners = async (
  tx: Connection,
  reader: Reader & Asked,
): Promise<ValueOf<'getPromotions'>['banners']> => {
  const published = await tx
    .select()
    .from(banners)
    .where(isShownAt(banners, reader.now()))
    .orderBy(asc(banners.position), asc(banners.id));
  const rows = await withPreviewed(tx, reader, published, { kind: 'banner', ...bannerRows });
  return rows.map(({ id, merchantCode, title, text, action, alt, picture, scenery }) => ({
    id,
    title: textIn(reader, title),
    text: textIn(reader, text),
    action: action && { label: textIn(reader, action.label), path: action.path },
    picture: picture
      ? uploadedPicture(merchantCode, picture, textIn(reader, alt))
      : pictureOf(merchantCode, 'banner', `${id}.${scenery}`, textIn(reader, alt)),
  }));
};
