import { asc } from 'drizzle-orm';
import type { ValueOf } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import type { Connection } from '#kernel';
import { pictureOf } from '../art/pictureOf.ts';
import { banners } from './schema.ts';

/** The banners of a merchant in their order. */
export const findBanners = async (
  tx: Connection,
  language: Language,
): Promise<ValueOf<'getPromotions'>['banners']> => {
  const rows = await tx.select().from(banners).orderBy(asc(banners.position));
  return rows.map(({ id, merchantCode, title, text, action, alt }) => ({
    id,
    title: title[language],
    text: text[language],
    action: action && { label: action.label[language], path: action.path },
    picture: pictureOf(merchantCode, 'banner', id, alt[language]),
  }));
};
