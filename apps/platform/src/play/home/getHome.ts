import { asc } from '#drizzle';
import { msg } from '@marquee/i18n/msg';
import { findLanguage } from '@marquee/reference';
import { type Handler, say, textIn } from '#kernel';
import { findAnnouncements, findBanners, findPromotions, notices } from '#sites';
import { findHotGames } from '../games/findHotGames.ts';
import { findWinners } from '../games/findWinners.ts';
import { toGame } from '../games/toGame.ts';

/** Answers everything that the home page shows. */
export const getHome: Handler<'getHome'> = (context) =>
  context.tenant(async (tx) => {
    const { merchant, site, language, origin, now } = context;
    const lines = await tx.select().from(notices).orderBy(asc(notices.position));
    const popups = await findAnnouncements(tx, {
      types: ['PL'],
      page: 1,
      pageSize: 1,
      reader: context,
      now: now(),
    });
    const popular = await findHotGames(tx, merchant.code);
    return {
      notice: lines.map(({ id, text }) => ({ id, text: textIn(context, text) })),
      banners: await findBanners(tx, context),
      popup: popups.list[0] ?? null,
      promotion: await findPromotions(tx, context, now()),
      popular: popular.map((game) => toGame(game, context)),
      resources: site.resources.map(({ resourceType, url }) => ({
        resourceType,
        url: url.replace('{origin}', origin).replace('{language}', findLanguage(language)?.code ?? language),
      })),
      domainList: [...merchant.domains],
      customerService: { ...site.customerService, hours: say(language, msg`24 hours a day, every day`) },
      winnerBoard: await findWinners(tx, merchant.code, context, now()),
    };
  });
