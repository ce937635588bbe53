import type { ValueOf } from '@marquee/contract';
import { type Reader, textIn } from '#kernel';
import { pictureOf } from '../art/pictureOf.ts';
import { uploadedPicture } from '../content/uploadedPicture.ts';
import type { articles } from './schema.ts';

/** An article as lists show it, in the reader's language. */
export const describeArticle = (
  reader: Reader,
  {
    id,
    merchantCode,
    category,
    title,
    text,
    alt,
    scenery,
    picture,
    publishedAt,
  }: typeof articles.$inferSelect,
): ValueOf<'getArticles'>['articles'][number] => ({
  id,
  category,
  title: textIn(reader, title),
  text: textIn(reader, text),
  picture: picture
    ? uploadedPicture(merchantCode, picture, textIn(reader, alt))
    : pictureOf(merchantCode, 'article', `${id}.${scenery}`, textIn(reader, alt)),
  publishedAt: publishedAt.toISOString(),
});
