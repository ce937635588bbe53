import { msg } from '@marquee/i18n/msg';
import { findLanguage } from '@marquee/reference';
import { type Handler, say, textIn } from '#kernel';
import { findOffers } from '#money';
import { findAnnouncements, findBanners, findContacts, findNotices, findPromotions, ownScene } from '#sites';
import { findHotGames } from '../games/findHotGames.ts';
import { findWinners } from '../games/findWinners.ts';
import { toGame } from '../games/toGame.ts';

/** Answers everything that the home page shows. */
export const getHome: Handler<'getHome'> = (context) =>
  context.tenant(async (tx) => {
    const { merchant, language, origin, now, services } = context;
    const contacts = await findContacts(tx, context);
    const popups = await findAnnouncements(tx, {
      types: ['PL'],
      page: 1,
      pageSize: 1,
      reader: context,
    });
    const offers = services.payments ? await findOffers(tx) : [];
    const popular = await findHotGames(tx, merchant.code);
    return {
      notice: await findNotices(tx, context),
      banners: await findBanners(tx, context),
      scene: ownScene(merchant),
      popup: popups.list[0] ?? null,
      promotion: await findPromotions(tx, context),
      popular: popular.map((game) => toGame(game, context)),
      resources: contacts.resources.map(({ resourceType, url }) => ({
        resourceType,
        url: url.replace('{origin}', origin).replace('{language}', findLanguage(language)?.code ?? language),
      })),
      paymentMethods: offers.map(({ icon, label }) => ({ icon, label: textIn(context, label) })),
      domainList: [...merchant.domains],
      customerService: { ...contacts.customerService, hours: say(language, msg`We answer within 24 hours.`) },
      winnerBoard: await findWinners(tx, merchant.code, context, now()),
    };
  });
