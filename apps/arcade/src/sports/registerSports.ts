import { isLanguage } from '@marquee/reference';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Arcade } from '../games/Arcade.ts';
import { catalogue } from '../games/catalogue.ts';
import { createBook } from './createBook.ts';
import { listFixtures } from './listFixtures.ts';
import { openSportsStore } from './openSportsStore.ts';
import { placeBet } from './placeBet.ts';
import { leagues } from './rules/leagues.ts';
import { type ShownSports, showSports } from './showSports.ts';

const text = Type.String({ minLength: 1, maxLength: 16 });
const whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const wish = Compile(
  Type.Object({
    ask: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    number: whole,
    market: text,
    pick: text,
    odds: whole,
    stake: whole,
  }),
);

/** Milliseconds between looks at what is to be settled. */
const lookEvery = 500;

/** The calls of the sports' page, and the clockwork that settles. */
export const registerSports = (app: FastifyInstance, arcade: Arcade): void => {
  const store = openSportsStore(arcade.store);
  const book = createBook({ arcade, store });
  const requireLeague = (game: string) => {
    const league = leagues.get(game);
    if (!league) throw Object.assign(new Error(`${game} is no league.`), { statusCode: 404 });
    return league;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    book.resume();
    book.settle();
    timer = setInterval(() => {
      try {
        book.settle();
      } catch (error) {
        arcade.log(`A match could not be settled: ${String(error)}`);
      }
    }, lookEvery);
  });
  app.addHook('preClose', async () => clearInterval(timer));

  app.get('/sports', (request): ShownSports => {
    const seat = arcade.requireSeat(request);
    const league = requireLeague(seat.caller.game);
    book.settle();
    const now = book.look();
    const { language } = seat;
    return showSports(book, league, now, { language, bets: store.betsOf(seat.id, league.game) });
  });
  app.get('/fixtures', (request) => {
    const { vendor, language } = request.query as { vendor?: unknown; language?: unknown };
    const now = book.look();
    return {
      fixtures: catalogue
        .filter((game) => game.vendor === vendor)
        .flatMap(({ id }) => {
          const league = leagues.get(id);
          return league ? listFixtures(book, league, now, isLanguage(language) ? language : 'en') : [];
        }),
    };
  });
  app.post('/sports/bet', async (request) => {
    const seat = arcade.requireSeat(request);
    const league = requireLeague(seat.caller.game);
    if (!wish.Check(request.body)) return { refused: 'failed' };
    return placeBet({ arcade, store, book }, seat, league, request.body);
  });
};
