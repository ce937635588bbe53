import { type Handler, textIn } from '#kernel';
import { findLotteries } from './findLotteries.ts';
import { nextDrawAt } from './nextDrawAt.ts';

/** Answers the lotteries with their draw days and next draws. */
export const getLotteryGames: Handler<'getLotteryGames'> = async (context, { query }) => {
  const { tenant, now } = context;
  const rows = await tenant((tx) => findLotteries(tx, query.prizeMode));
  return {
    list: rows.map((lottery) => ({
      code: lottery.code,
      remark: textIn(context, lottery.name),
      gameId: lottery.gameId,
      isOfficial: lottery.isOfficial,
      region: lottery.region,
      drawDayOfWeek: lottery.drawDayOfWeek,
      nextDrawAt: nextDrawAt(lottery, now())?.toISOString() ?? null,
    })),
  };
};
