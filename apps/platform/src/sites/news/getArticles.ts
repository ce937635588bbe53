import { articleCategories } from '@marquee/contract';
import type { Handler } from '#kernel';
import { withPreviewed } from '../content/withPreviewed.ts';
import { articleRows } from './articleRows.ts';
import { describeArticle } from './describeArticle.ts';
import { findArticles } from './findArticles.ts';
import { isArticleRead } from './isArticleRead.ts';
import { articles } from './schema.ts';

/** Answers a page of the articles, and which categories have any. */
export const getArticles: Handler<'getArticles'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const now = context.now();
    const { category, page = 1, pageSize = 12 } = query;
    const wish = { page, pageSize, ...(category && { category }) };
    const found = await findArticles(tx, now, wish);
    const rows =
      page === 1 ? await withPreviewed(tx, context, found, { kind: 'article', ...articleRows }) : found;
    const used = await tx
      .selectDistinct({ category: articles.category })
      .from(articles)
      .where(isArticleRead(now));
    const total = await tx.$count(articles, isArticleRead(now, category));
    return {
      articles: rows.map((row) => describeArticle(context, row)),
      total: Math.max(total, rows.length),
      categories: articleCategories.filter((one) => used.some((row) => row.category === one)),
    };
  });
