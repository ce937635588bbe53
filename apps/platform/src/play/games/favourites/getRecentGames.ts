import { and, desc, eq, max } from '#drizzle';
import type { Handler } from '#kernel';
import { gameLaunches } from '../../rounds/schema.ts';
import { favouriteGames, games } from '../schema.ts';
import { selectGames } from '../selectGames.ts';
import { toGame } from '../toGame.ts';

/** How many games count as recent. */
const recentGames = 24;

/** Answers the games that the player has opened last. */
export const getRecentGames: Handler<'getRecentGames'> = (context) =>
  context.tenant(async (tx) => {
    const { accountId } = context.session;
    const opened = tx
      .select({ nodeId: gameLaunches.nodeId, at: max(gameLaunches.createdAt).as('at') })
      .from(gameLaunches)
      .where(eq(gameLaunches.accountId, accountId))
      .groupBy(gameLaunches.nodeId)
      .as('opened');
    const found = await selectGames(tx)
      .innerJoin(opened, eq(opened.nodeId, games.nodeId))
      .orderBy(desc(opened.at), games.nodeId)
      .limit(recentGames);
    const favourites = await tx
      .select({ nodeId: favouriteGames.nodeId })
      .from(favouriteGames)
      .where(and(eq(favouriteGames.accountId, accountId)));
    const isFav = new Set(favourites.map(({ nodeId }) => nodeId));
    return { list: found.map((game) => ({ ...toGame(game, context), isFav: isFav.has(game.nodeId) })) };
  });
