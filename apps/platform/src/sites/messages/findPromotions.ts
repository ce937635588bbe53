import type { ValueOf } from '@marquee/contract';
import { asc } from '#drizzle';
import { type Connection, type Reader, textIn } from '#kernel';
import { pictureOf } from '../art/pictureOf.ts';
import { isShownAt } from '../content/isShownAt.ts';
import type { Asked } from '../content/preview.ts';
import { uploadedPicture } from '../content/uploadedPicture.ts';
import { withPreviewed } from '../content/withPreviewed.ts';
import { cleanHtml } from './cleanHtml.ts';
import { promotionRows } from './promotionRows.ts';
import { promotions } from './schema.ts';

/** The promotions of a merchant that have begun and not ended, in their order. */
export const findPromotions = async (
  tx: Connection,
  reader: Reader & Asked,
): Promise<ValueOf<'getPromotions'>['promotion']> => {
  const published = await tx
    .select()
    .from(promotions)
    .where(isShownAt(promotions, reader.now()))
    .orderBy(asc(promotions.position), asc(promotions.id));
  const rows = await withPreviewed(tx, reader, published, { kind: 'promotion', ...promotionRows });
  return rows.map(({ id, merchantCode, title, text, html, alt, category, picture, endsAt }) => ({
    id,
    title: textIn(reader, title),
    text: textIn(reader, text),
    html: cleanHtml(textIn(reader, html)),
    picture: picture
      ? uploadedPicture(merchantCode, picture, textIn(reader, alt))
      : pictureOf(merchantCode, 'promotion', `${id}.${category}-${reader.language}`, textIn(reader, alt)),
    endsAt: endsAt?.toISOString() ?? null,
  }));
};
