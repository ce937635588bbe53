import type { Scenery } from '@marquee/reference';
import type { ArticleCategory } from '@marquee/contract';
import { readMoment, sayMoment } from '../content/moments.ts';
import type { ContentRows } from '../content/tableStore.ts';
import { articles } from './schema.ts';

/** What is drawn for an article that names no scene; an uploaded picture covers it. */
const usualScenery: Scenery = 'casino';

/** Articles of the merchant's news: they begin when they are published. */
export const articleRows: ContentRows<typeof articles> = {
  table: articles,
  valueOf: ({ title, text, html, alt, category, scenery, picture, publishedAt, endsAt }) => ({
    title,
    text,
    html,
    alt,
    category,
    scenery,
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
    scenery: (value.scenery as Scenery | undefined) ?? usualScenery,
    picture: value.picture ?? null,
    publishedAt: readMoment(value.startsAt) ?? now,
    changedAt: now,
    endsAt: readMoment(value.endsAt),
  }),
};
