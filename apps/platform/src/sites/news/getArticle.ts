import { and, eq } from '#drizzle';
import { ApiFailure, type Handler, textIn } from '#kernel';
import { findPreviewed } from '../content/preview.ts';
import { cleanHtml } from '../messages/cleanHtml.ts';
import { articleRows } from './articleRows.ts';
import { describeArticle } from './describeArticle.ts';
import { findArticles } from './findArticles.ts';
import { isArticleRead } from './isArticleRead.ts';
import { articles } from './schema.ts';

/** How many articles stand below one to read on. */
const mostOthers = 3;

/** Answers an article in full; one that is drafted only to whoever previews it. */
export const getArticle: Handler<'getArticle'> = (context, { query: { id } }) =>
  context.tenant(async (tx) => {
    const now = context.now();
    const draft = await findPreviewed(tx, context, 'article');
    const previewed =
      draft?.id === id
        ? articleRows.rowOf({ merchantCode: context.merchant.code, id, now }, draft.value)
        : undefined;
    const [published] = await tx
      .select()
      .from(articles)
      .where(and(eq(articles.id, id), isArticleRead(now)));
    const row = previewed ?? published;
    if (!row) throw new ApiFailure('NOT_FOUND');
    const near = await findArticles(tx, now, { category: row.category, pageSize: mostOthers + 1 });
    const latest = await findArticles(tx, now, { pageSize: mostOthers * 2 });
    const others = [...near, ...latest.filter((one) => near.every((other) => other.id !== one.id))];
    return {
      ...describeArticle(context, row),
      html: cleanHtml(textIn(context, row.html)),
      changedAt: row.changedAt.toISOString(),
      others: others
        .filter((one) => one.id !== id)
        .slice(0, mostOthers)
        .map((one) => describeArticle(context, one)),
    };
  });
