import { and, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { favouriteGames } from '../schema.ts';

/** Takes a game from the player's favourites, one that has left the catalogue too. */
export const removeFavourite: Handler<'removeFavourite'> = async (
  { tenant, session },
  { body: { nodeId } },
) => {
  await tenant((tx) =>
    tx
      .delete(favouriteGames)
      .where(and(eq(favouriteGames.accountId, session.accountId), eq(favouriteGames.nodeId, nodeId))),
  );
  return { isFav: false };
};
