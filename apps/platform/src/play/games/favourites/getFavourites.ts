import { and, count, desc, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { favouriteGames, games } from '../schema.ts';
import { isOffered, selectGames } from '../selectGames.ts';
import { toGame } from '../toGame.ts';

const isTheGame = and(
  eq(favouriteGames.merchantCode, games.merchantCode),
  eq(favouriteGames.nodeId, games.nodeId),
);

/** Answers the player's favourite games that the merchant still has. */
export const getFavourites: Handler<'getFavourites'> = (context, { query: { page = 1, pageSize = 24 } }) =>
  context.tenant(async (tx) => {
    const own = eq(favouriteGames.accountId, context.session.accountId);
    const [counted] = await tx
      .select({ total: count() })
      .from(favouriteGames)
      .innerJoin(games, and(isTheGame, isOffered))
      .where(own);
    const found = await selectGames(tx)
      .innerJoin(favouriteGames, isTheGame)
      .where(own)
      .orderBy(desc(favouriteGames.addedAt), desc(favouriteGames.nodeId))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      list: found.map((game) => ({ ...toGame(game, context), isFav: true })),
      total: counted?.total ?? 0,
    };
  });
