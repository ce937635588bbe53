import type { FastifyInstance } from 'fastify';
import { desc } from '#drizzle';
import { ApiFailure, findMerchant, type Merchant, originOf, type Services } from '#kernel';
import { sitemapOf, sitemapSize } from '#sites';
import { games } from './schema.ts';
import { selectGames } from './selectGames.ts';

/** Serves the addresses of the pages of the games that a site offers to search engines, the most played first. */
export const registerGameSitemap = (
  app: FastifyInstance,
  { config, database }: Pick<Services, 'config' | 'database'>,
  merchantsByHost: ReadonlyMap<string, Merchant>,
): void => {
  app.get('/wps/games/sitemap.xml', async (request, reply) => {
    const merchant = findMerchant(request, merchantsByHost);
    if (!merchant.brand.features.includes('games')) throw new ApiFailure('NOT_FOUND');
    const found = await database.tenant(merchant.code, (tx) =>
      selectGames(tx).orderBy(desc(games.popularity), games.nodeId).limit(sitemapSize),
    );
    const site = { merchant, origin: originOf(request, config.publicPort) };
    return reply
      .header('Cache-Control', 'public, max-age=300')
      .type('application/xml; charset=utf-8')
      .send(
        sitemapOf(
          site,
          found.map(({ nodeId }) => ({ path: `/game/${nodeId}` })),
        ),
      );
  });
};
