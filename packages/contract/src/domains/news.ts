import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Article, ArticleCategoryName, ArticleLine } from '../schemas/news.ts';
import { Page, PageSize } from '../schemas/scalars.ts';
import { ContentId } from '../schemas/staffContent.ts';

/** Calls about the merchant's articles. */
export const news = defineRows({
  getArticles: {
    method: 'GET',
    path: '/wps/news/articles',
    module: 'NEWS',
    summary: 'The articles that are published, newest first, of all categories or of one.',
    token: 'none',
    query: component('ArticlesQuery', {
      category: Type.Optional(ArticleCategoryName),
      page: Page,
      pageSize: PageSize(12),
    }),
    value: component('Articles', {
      articles: Type.Array(ArticleLine),
      total: Type.Integer({ minimum: 0 }),
      categories: Type.Array(ArticleCategoryName, { description: 'Those that have articles.' }),
    }),
  },
  getArticle: {
    method: 'GET',
    path: '/wps/news/article',
    module: 'NEWS',
    summary: 'One article in full.',
    token: 'none',
    query: component('ArticleQuery', { id: ContentId }),
    value: Article,
    errors: ['NOT_FOUND'],
  },
});
