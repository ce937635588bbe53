import { and, desc, eq, ne } from '#drizzle';
import { ApiFailure, type Handler, textIn } from '#kernel';
import { cleanHtml } from '#sites';
import { games } from './schema.ts';
import { selectGames } from './selectGames.ts';
import { toGame } from './toGame.ts';

/** Games of the same kind that a game's page leads on to. */
const relatedGames = 6;

/** Answers everything that a game's information page tells. */
export const getGameInfo: Handler<'getGameInfo'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const [game] = await selectGames(tx).where(eq(games.nodeId, query.gameId));
    if (!game) throw new ApiFailure('NOT_FOUND');
    const related = await selectGames(tx)
      .where(and(eq(games.category, game.category), ne(games.nodeId, game.nodeId)))
      .orderBy(desc(games.popularity), games.nodeId)
      .limit(relatedGames);
    return {
      game: toGame(game, context),
      description: textIn(context, game.description),
      maxBet: game.maxBet,
      lines: game.lines,
      volatility: game.volatility,
      releasedOn: game.releasedOn,
      rules: cleanHtml(textIn(context, game.rules)),
      modes: { demo: game.hasDemo && context.site.hasFlag('FREEPLAY3'), real: game.hasReal },
      related: related.map((other) => toGame(other, context)),
    };
  });
