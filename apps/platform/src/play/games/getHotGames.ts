import type { Handler } from '#kernel';
import { findHotGames } from './findHotGames.ts';
import { toGame } from './toGame.ts';

/** Answers the games that are played most. */
export const getHotGames: Handler<'getHotGames'> = async (context) => {
  const list = await context.tenant((tx) => findHotGames(tx, context.merchant.code));
  return { list: list.map((game) => toGame(game, context)) };
};
