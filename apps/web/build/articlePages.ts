import type { Brand } from '@marquee/brand';
import type { RouteValue } from '@marquee/contract/route';
import { getArticle, getArticles } from '@marquee/contract/routes';
import type { Language } from '@marquee/reference';
import type { SiteParts } from '@marquee/shell';
import { moduleOf, type PrerenderedPage } from './pagesOf.ts';
import type { Ask } from './renderDocuments.ts';

/** Articles of one page of the list, and the most pages that are asked for. */
const pageSize = 60;
const mostPages = 20;

const route = '/news/:articleId';

/**
 * The articles that a merchant has published when its pages are written, as pages of their own in a language. Those
 * that are published later are made in the browser until the next build.
 */
export const articlePages = async (
  { features }: Pick<SiteParts, 'features'>,
  merchant: Brand['merchants'][number],
  language: Language,
  ask: Ask,
): Promise<PrerenderedPage[]> => {
  const load = features
    .flatMap(({ routes = [] }) => routes)
    .find(({ paths }) => paths.some((path) => path === route))?.load;
  if (!load) return [];
  const host = merchant.domains[0]!;
  const ids: string[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const path = `${getArticles.path}?page=${page}&pageSize=${pageSize}`;
    const { articles, total } = (await ask(host, path, language)) as RouteValue<'getArticles'>;
    ids.push(...articles.map(({ id }) => id));
    if (ids.length >= total || articles.length === 0) break;
  }
  return Promise.all(
    ids.map(async (id) => {
      const answer = await ask(host, `${getArticle.path}?id=${encodeURIComponent(id)}`, language);
      return {
        path: `/news/${id}`,
        file: `news/${id}/index.html`,
        modules: [moduleOf(load)].flat(),
        isIndexed: true,
        article: answer as RouteValue<'getArticle'>,
      };
    }),
  );
};
