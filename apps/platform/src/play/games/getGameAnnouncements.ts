import { and, desc, gte, inArray, lte } from '#drizzle';
import type { Handler } from '#kernel';
import { findGameAnnouncements } from '#sites';
import { isClosedAt, isOpenAt } from './maintenance.ts';
import { games, releasedKey } from './schema.ts';
import { selectGames } from './selectGames.ts';
import { toGame } from './toGame.ts';

/** How many of each are told. */
const most = 6;

/** Milliseconds for which a game is new. */
const newness = 30 * 24 * 60 * 60_000;

/** Answers what there is to say about games: what staff has written, and what the games themselves say, which is never out of date. */
export const getGameAnnouncements: Handler<'getGameAnnouncements'> = (context) =>
  context.tenant(async (tx) => {
    const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    const at = context.now();
    const now = at.getTime();
    const closed = await selectGames(tx)
      .where(isClosedAt(at))
      .orderBy(games.position, games.nodeId)
      .limit(most);
    const recent = await selectGames(tx)
      .where(and(isOpenAt(at), gte(games.releasedOn, day(now - newness)), lte(games.releasedOn, day(now))))
      .orderBy(desc(releasedKey(games.releasedOn)), desc(games.nodeId))
      .limit(most);
    const tell = (kind: 'maintenance' | 'new', list: typeof closed) =>
      list.map((game) => ({ kind, game: toGame(game, context) }));
    const said = await findGameAnnouncements(tx, context);
    const named = said.flatMap(({ gameId }) => gameId ?? []);
    const about = named.length > 0 ? await selectGames(tx).where(inArray(games.nodeId, named)) : [];
    const written = said.map(({ id, text, gameId }) => {
      const game = about.find(({ nodeId }) => nodeId === gameId);
      return { id, text, game: game ? toGame(game, context) : null };
    });
    return { written, list: [...tell('maintenance', closed), ...tell('new', recent)] };
  });
