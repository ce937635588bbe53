import type { ValueOf } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { asc, gt, isNull, or } from 'drizzle-orm';
import type { Connection } from '#kernel';
import { pictureOf } from '../art/pictureOf.ts';
import { cleanHtml } from './cleanHtml.ts';
import { promotions } from './schema.ts';

/** The promotions of a merchant that have not ended, in their order. */
export const findPromotions = async (
  tx: Connection,
  language: Language,
  now: Date,
): Promise<ValueOf<'getPromotions'>['promotion']> => {
  const rows = await tx
    .select()
    .from(promotions)
    .where(or(isNull(promotions.endsAt), gt(promotions.endsAt, now)))
    .orderBy(asc(promotions.position));
  return rows.map(({ id, merchantCode, title, text, html, alt, endsAt }) => ({
    id,
    title: title[language],
    text: text[language],
    html: cleanHtml(html[language]),
    picture: pictureOf(merchantCode, 'promotion', id, alt[language]),
    endsAt: endsAt?.toISOString() ?? null,
  }));
};
