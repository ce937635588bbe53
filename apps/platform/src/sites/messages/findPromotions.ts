import type { ValueOf } from '@marquee/contract';
import { asc, gt, isNull, or } from '#drizzle';
import { type Connection, type Reader, textIn } from '#kernel';
import { pictureOf } from '../art/pictureOf.ts';
import { cleanHtml } from './cleanHtml.ts';
import { promotions } from './schema.ts';

/** The promotions of a merchant that have not ended, in their order. */
export const findPromotions = async (
  tx: Connection,
  reader: Reader,
  now: Date,
): Promise<ValueOf<'getPromotions'>['promotion']> => {
  const rows = await tx
    .select()
    .from(promotions)
    .where(or(isNull(promotions.endsAt), gt(promotions.endsAt, now)))
    .orderBy(asc(promotions.position));
  return rows.map(({ id, merchantCode, title, text, html, alt, endsAt }) => ({
    id,
    title: textIn(reader, title),
    text: textIn(reader, text),
    html: cleanHtml(textIn(reader, html)),
    picture: pictureOf(merchantCode, 'promotion', `${id}.${reader.language}`, textIn(reader, alt)),
    endsAt: endsAt?.toISOString() ?? null,
  }));
};
