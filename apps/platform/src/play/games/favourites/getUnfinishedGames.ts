import { and, desc, eq, gt, isNull, max, notInArray } from '#drizzle';
import { type Handler, momentFrom } from '#kernel';
import { gameRounds } from '../../rounds/schema.ts';
import { games } from '../schema.ts';
import { selectGames } from '../selectGames.ts';
import { toGame } from '../toGame.ts';

/** Days for which a round that was left is offered: vendors end what is older by their own rules. */
const offeredDays = 30;

/** Kinds whose rounds wait for a draw or a match, and not for the player. */
const waiting = ['lottery', 'sports', 'esports'] as const;

/** Answers the games in which a round of the player's is still open, the latest first. */
export const getUnfinishedGames: Handler<'getUnfinishedGames'> = (context) =>
  context.tenant(async (tx) => {
    const open = tx
      .select({ nodeId: gameRounds.nodeId, at: max(gameRounds.openedAt).as('at') })
      .from(gameRounds)
      .where(
        and(
          eq(gameRounds.accountId, context.session.accountId),
          isNull(gameRounds.closedAt),
          gt(gameRounds.openedAt, momentFrom(context.now(), { days: -offeredDays })),
        ),
      )
      .groupBy(gameRounds.nodeId)
      .as('open');
    const found = await selectGames(tx)
      .innerJoin(open, eq(open.nodeId, games.nodeId))
      .where(notInArray(games.category, [...waiting]))
      .orderBy(desc(open.at), games.nodeId);
    return { list: found.map((game) => toGame(game, context)) };
  });
