import type { ArticleCategory } from '@marquee/contract';
import { desc } from '#drizzle';
import type { Connection } from '#kernel';
import { isArticleRead } from './isArticleRead.ts';
import { articles } from './schema.ts';

type Wish = { category?: ArticleCategory; page?: number; pageSize: number };

/** Articles that can be read at a moment, newest first. */
export const findArticles = (
  tx: Connection,
  now: Date,
  { category, page = 1, pageSize }: Wish,
): Promise<(typeof articles.$inferSelect)[]> =>
  tx
    .select()
    .from(articles)
    .where(isArticleRead(now, category))
    .orderBy(desc(articles.publishedAt), articles.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
