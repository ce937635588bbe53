import { getArticle, getArticles } from '@marquee/contract/routes';
import type { SiteParts } from '@marquee/shell';
import { expect, test } from 'vitest';
import { articlePages } from './articlePages.ts';

const merchant = { code: 'ONE', domains: ['one.example'], primary: true };
const ids = Array.from({ length: 130 }, (_, index) => `article-${index}`);
const load = Object.assign(async () => ({ default: () => null }), {
  module: 'packages/features/news/Article',
});

const partsWith = (paths: readonly `/${string}`[]) =>
  ({ features: [{ id: 'news', routes: [{ paths, layout: 'shared', load }] }] }) as unknown as SiteParts;

const ask = async (host: string, path: string, language: string) => {
  const { pathname, searchParams } = new URL(path, `https://${host}`);
  if (pathname === getArticle.path) return { id: searchParams.get('id'), title: `In ${language}` };
  expect(pathname).toBe(getArticles.path);
  const [page, size] = ['page', 'pageSize'].map((name) => Number(searchParams.get(name)));
  const from = ((page ?? 1) - 1) * (size ?? 1);
  return { articles: ids.slice(from, from + (size ?? 1)).map((id) => ({ id })), total: ids.length };
};

test('every article that is published is a page of its own, in the language that is asked for', async () => {
  const pages = await articlePages(partsWith(['/news/:articleId']), merchant, 'en', ask);
  expect(pages.map(({ path }) => path)).toEqual(ids.map((id) => `/news/${id}`));
  expect(pages[0]).toMatchObject({
    file: 'news/article-0/index.html',
    modules: ['packages/features/news/Article'],
    isIndexed: true,
    article: { id: 'article-0', title: 'In en' },
  });
});

test('a brand without news has none, and nobody is asked', async () => {
  const nobody = () => Promise.reject(new Error('Asked.'));
  expect(await articlePages(partsWith(['/help']), merchant, 'en', nobody)).toEqual([]);
});
