import { asc } from 'drizzle-orm';
import { type Handler, textsOf } from '#kernel';
import { findAnnouncements, findBanners, findPromotions, notices } from '#sites';
import { findHotGames } from '../games/findHotGames.ts';
import { findWinners } from '../games/findWinners.ts';
import { toGame } from '../games/toGame.ts';

/** Answers everything that the home page shows. */
export const getHome: Handler<'getHome'> = ({ tenant, merchant, site, language, origin, now }) =>
  tenant(async (tx) => {
    const { currency } = merchant.brand;
    const lines = await tx.select().from(notices).orderBy(asc(notices.position));
    const popups = await findAnnouncements(tx, { types: ['PL'], page: 1, pageSize: 1, language, now: now() });
    const popular = await findHotGames(tx);
    return {
      notice: lines.map(({ id, text }) => ({ id, text: text[language] })),
      banners: await findBanners(tx, language),
      popup: popups.list[0] ?? null,
      promotion: await findPromotions(tx, language, now()),
      popular: popular.map((game) => toGame(game, currency, language)),
      resources: site.resources.map(({ resourceType, url }) => ({
        resourceType,
        url: url.replace('{origin}', origin),
      })),
      domainList: [...merchant.domains],
      customerService: { ...site.customerService, hours: textsOf(language).customerServiceHours },
      winnerBoard: await findWinners(tx, currency, language, now()),
    };
  });
