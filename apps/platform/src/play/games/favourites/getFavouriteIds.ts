import { desc, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { favouriteGames } from '../schema.ts';

/** Answers the player's favourites by their ids. */
export const getFavouriteIds: Handler<'getFavouriteIds'> = async ({ tenant, session }) => {
  const rows = await tenant((tx) =>
    tx
      .select({ nodeId: favouriteGames.nodeId })
      .from(favouriteGames)
      .where(eq(favouriteGames.accountId, session.accountId))
      .orderBy(desc(favouriteGames.addedAt), desc(favouriteGames.nodeId)),
  );
  return { list: rows.map(({ nodeId }) => nodeId) };
};
