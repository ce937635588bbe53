import { and, desc, eq, gte, lte } from '#drizzle';
import type { Handler } from '#kernel';
import { games, releasedKey } from './schema.ts';
import { selectGames } from './selectGames.ts';
import { toGame } from './toGame.ts';

/** How many of each are told. */
const most = 6;

/** Milliseconds for which a game is new. */
const newness = 30 * 24 * 60 * 60_000;

/** Answers what there is to say about games: it is read from the games themselves, so it is never out of date. */
export const getGameAnnouncements: Handler<'getGameAnnouncements'> = (context) =>
  context.tenant(async (tx) => {
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const now = context.now().getTime();
    const closed = await selectGames(tx)
      .where(eq(games.isUnderMaintenance, true))
      .orderBy(games.position, games.nodeId)
      .limit(most);
    const recent = await selectGames(tx)
      .where(
        and(
          eq(games.isUnderMaintenance, false),
          gte(games.releasedOn, day(now - newness)),
          lte(games.releasedOn, day(now)),
        ),
      )
      .orderBy(desc(releasedKey(games.releasedOn)), desc(games.nodeId))
      .limit(most);
    const tell = (kind: 'maintenance' | 'new', list: typeof closed) =>
      list.map((game) => ({ kind, game: toGame(game, context) }));
    return { list: [...tell('maintenance', closed), ...tell('new', recent)] };
  });
