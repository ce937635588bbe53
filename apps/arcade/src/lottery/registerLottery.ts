import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { hashOf } from '../fairness/hashOf.ts';
import type { Arcade } from '../games/Arcade.ts';
import { gameOf } from '../games/catalogue.ts';
import { createDrawing, textOf } from './createDrawing.ts';
import { createTelling } from './createTelling.ts';
import { type KeptDraw, openLotteryStore, type Ticket } from './openLotteryStore.ts';
import { placeTicket } from './placeTicket.ts';
import { openDraw } from './rules/draws.ts';
import { lotteries } from './rules/lotteries.ts';

const wish = Compile(
  Type.Object({
    number: Type.String({ maxLength: 32 }),
    lines: Type.Array(
      Type.Object(
        {
          bet: Type.String({ maxLength: 32 }),
          picks: Type.Array(Type.String({ maxLength: 8 }), { maxItems: 20 }),
          stake: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 100 },
    ),
  }),
);

/** Milliseconds between looks at what is to be drawn, settled and told. */
const lookEvery = 500;

/** A draw as the page shows it: before it the seed's hash, after it the seed. */
const shownDraw = (draw: KeptDraw) => ({
  number: draw.number,
  closesAt: draw.closesAt,
  drawsAt: draw.drawsAt,
  text: textOf(draw),
  hash: hashOf(draw.seed),
  ...(draw.prizes && { prizes: draw.prizes, seed: draw.seed }),
});

const shownTicket = ({ id, number, lines, cost, state, win, placedAt }: Ticket) => ({
  id,
  number,
  lines,
  cost,
  state,
  win,
  placedAt,
});

/** What the page of a lottery shows. */
export type ShownLottery = {
  now: number;
  open: ReturnType<typeof shownDraw>;
  last: ReturnType<typeof shownDraw>[];
  tickets: ReturnType<typeof shownTicket>[];
  balance: number | undefined;
};

/** The calls of the lotteries' page, and the clockwork that draws. */
export const registerLottery = (app: FastifyInstance, arcade: Arcade): void => {
  const store = openLotteryStore(arcade.store);
  const telling = createTelling({ arcade, store, vendorOf: (code) => gameOf(code)?.vendor });
  const drawing = createDrawing({ arcade, store, onDrawn: telling.add });
  const requireLottery = (game: string) => {
    const lottery = lotteries.get(game);
    if (!lottery) throw Object.assign(new Error(`${game} is no lottery.`), { statusCode: 404 });
    return lottery;
  };
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    drawing.tick();
    telling.tick();
  };
  app.addHook('onReady', async () => {
    drawing.resume();
    look();
    timer = setInterval(() => {
      try {
        look();
      } catch (error) {
        arcade.log(`A draw could not be made: ${String(error)}`);
      }
    }, lookEvery);
  });
  app.addHook('preClose', async () => clearInterval(timer));

  app.get('/lottery', async (request): Promise<ShownLottery> => {
    const seat = arcade.requireSeat(request);
    const lottery = requireLottery(seat.caller.game);
    drawing.tick();
    const now = arcade.now();
    const kept = store.findDraw(lottery.code, openDraw(lottery, now).number);
    if (!kept) throw new Error(`The open draw of ${lottery.code} was not kept.`);
    return {
      now,
      open: shownDraw(kept),
      last: store.latestDraws(lottery.code, 10).map(shownDraw),
      tickets: store.ticketsOf(seat.id, lottery.code).map(shownTicket),
      balance: await arcade.cashier.balance(seat),
    };
  });
  app.post('/lottery/ticket', async (request) => {
    const seat = arcade.requireSeat(request);
    const lottery = requireLottery(seat.caller.game);
    if (!wish.Check(request.body)) return { refused: 'PICKS_WRONG' };
    drawing.tick();
    const limits = arcade.limitsOf(seat.caller.game, seat.currency);
    return placeTicket({ arcade, store }, seat, lottery, { ...request.body, limits });
  });
};
