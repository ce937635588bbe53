import type { ArticleCategory } from '@marquee/contract';
import { readMoment, sayMoment } from '../content/moments.ts';
import { articles } from '../content/schema.ts';
import type { ContentRows } from '../content/tableStore.ts';

/** Articles of the merchant's news. */
export const articleRows: ContentRows<typeof articles> = {
  table: articles,
  valueOf: ({ title, text, html, alt, category, picture, publishedAt, endsAt }) => ({
    title,
    text,
    html,
    alt,
    category,
    picture,
    startsAt: sayMoment(publishedAt),
    endsAt: sayMoment(endsAt),
  }),
  rowOf: ({ merchantCode, id, now }, value) => ({
    merchantCode,
    id,
    category: (value.category as ArticleCategory | undefined) ?? 'news',
    title: value.title ?? {},
    text: value.text ?? {},
    html: value.html ?? {},
    alt: value.alt ?? {},
    picture: value.picture ?? null,
    publishedAt: readMoment(value.startsAt) ?? now,
    changedAt: now,
    endsAt: readMoment(value.endsAt),
  }),
};
