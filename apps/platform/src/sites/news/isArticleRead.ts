import type { ArticleCategory } from '@marquee/contract';
import { and, eq, gt, isNull, lte, or, type SQL } from '#drizzle';
import { articles } from './schema.ts';

/** Whether an article can be read at a moment, and is of a category where one is named. */
export const isArticleRead = (now: Date, category?: ArticleCategory): SQL | undefined =>
  and(
    lte(articles.publishedAt, now),
    or(isNull(articles.endsAt), gt(articles.endsAt, now)),
    category && eq(articles.category, category),
  );
