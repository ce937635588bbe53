import { eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { favouriteGames, games } from '../schema.ts';

/** Makes a game of the merchant a favourite of the player. */
export const addFavourite: Handler<'addFavourite'> = (context, { body: { nodeId } }) =>
  context.tenant(async (tx) => {
    const [game] = await tx.select({ nodeId: games.nodeId }).from(games).where(eq(games.nodeId, nodeId));
    if (!game) throw new ApiFailure('NOT_FOUND');
    await tx
      .insert(favouriteGames)
      .values({
        merchantCode: context.merchant.code,
        accountId: context.session.accountId,
        nodeId,
        addedAt: context.now(),
      })
      .onConflictDoNothing();
    return { isFav: true };
  });
