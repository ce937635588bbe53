import type { FastifyInstance } from 'fastify';
import { ApiFailure, findMerchant, type Merchant, originOf, type Services } from '#kernel';
import { findArticles } from './findArticles.ts';
import { newsFeed } from './newsFeed.ts';
import { sitemapOf, sitemapSize } from './sitemapOf.ts';

/** Articles that a feed holds. */
const feedSize = 30;

/** Serves each site's articles to feed readers, a feed a language, and their addresses to search engines. */
export const registerNews = (
  app: FastifyInstance,
  { config, clock, database }: Pick<Services, 'config' | 'clock' | 'database'>,
  merchantsByHost: ReadonlyMap<string, Merchant>,
): void => {
  app.get<{ Params: { file: string } }>('/wps/news/:file', async (request, reply) => {
    const merchant = findMerchant(request, merchantsByHost);
    const { file } = request.params;
    const language = merchant.brand.languages.find((one) => file === `${one}.xml`);
    const isSitemap = file === 'sitemap.xml';
    if (!merchant.brand.features.includes('news') || (!language && !isSitemap))
      throw new ApiFailure('NOT_FOUND');
    await clock.refresh();
    const origin = originOf(request, config.publicPort);
    const rows = await database.tenant(merchant.code, (tx) =>
      findArticles(tx, clock.now(), { pageSize: language ? feedSize : sitemapSize }),
    );
    const site = { merchant, origin };
    const text = language
      ? newsFeed(site, language, `${origin}/wps/news/${file}`, rows)
      : sitemapOf(
          site,
          rows.map(({ id, changedAt }) => ({ path: `/news/${id}`, changedAt })),
        );
    return reply
      .header('Cache-Control', 'public, max-age=300')
      .type(`${language ? 'application/rss+xml' : 'application/xml'}; charset=utf-8`)
      .send(text);
  });
};
