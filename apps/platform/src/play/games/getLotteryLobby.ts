import { ApiFailure, type Handler } from '#kernel';
import { findLotteries } from './findLotteries.ts';

/** Answers the address of the lotteries' lobby, or of the page of one lottery. An app is told so in the address. */
export const getLotteryLobby: Handler<'getLotteryLobby'> = async (context, { query }) => {
  const { gameCode, prizeMode, device = 'WEB' } = query;
  const url = new URL('/lottery', context.origin);
  if (gameCode !== undefined) {
    const lotteries = await context.tenant((tx) => findLotteries(tx, prizeMode));
    if (!lotteries.some(({ code }) => code === gameCode)) throw new ApiFailure('NOT_FOUND');
    url.searchParams.set('gameCode', gameCode);
  }
  // An app that opens the page anew is shown what is drawn by then, whatever its web view has kept.
  if (device === 'APP') url.searchParams.set('t', String(context.now().getTime()));
  return { gameUrl: url.href };
};
