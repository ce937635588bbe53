import { asc } from '#drizzle';
import type { ValueOf } from '@marquee/contract';
import { type Connection, type Reader, textIn } from '#kernel';
import { pictureOf } from '../art/pictureOf.ts';
import { banners } from './schema.ts';

/** The banners of a merchant in their order. */
export const findBanners = async (
  tx: Connection,
  reader: Reader,
): Promise<ValueOf<'getPromotions'>['banners']> => {
  const rows = await tx.select().from(banners).orderBy(asc(banners.position));
  return rows.map(({ id, merchantCode, title, text, action, alt }) => ({
    id,
    title: textIn(reader, title),
    text: textIn(reader, text),
    action: action && { label: textIn(reader, action.label), path: action.path },
    picture: pictureOf(merchantCode, 'banner', id, textIn(reader, alt)),
  }));
};
