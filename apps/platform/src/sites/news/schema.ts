import type { ArticleCategory } from '@marquee/contract';
import type { Scenery } from '@marquee/reference';
import { index, pgTable, primaryKey, text } from '#drizzle/pg-core';
import { localText, merchantCode, moment } from '#kernel';

/** Articles of the merchant's news; the id stands in the address. */
export const articles = pgTable(
  'articles',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    category: text('category').$type<ArticleCategory>().notNull(),
    title: localText('title'),
    /** What it is about in a sentence or two. */
    text: localText('text'),
    html: localText('html'),
    alt: localText('alt'),
    scenery: text('scenery').$type<Scenery>().notNull(),
    /** One that was uploaded; without it the scene is drawn. */
    picture: text('picture'),
    publishedAt: moment('published_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.id] }),
    index('articles_recent').on(table.merchantCode, table.publishedAt),
  ],
);
