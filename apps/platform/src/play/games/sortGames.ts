import { asc, desc, eq, type SQL, sql } from '#drizzle';
import type { GameSort } from '@marquee/reference';
import { games, releasedKey, returnKey } from './schema.ts';

type Order = { keys: readonly SQL[]; isFalling: boolean };

const orders: Record<GameSort, Order> = {
  recommended: { keys: [sql`${games.position}`], isFalling: false },
  played: { keys: [sql`${games.popularity}`], isFalling: true },
  newest: { keys: [releasedKey(games.releasedOn)], isFalling: true },
  return: { keys: [returnKey(games.returnToPlayer)], isFalling: true },
};

/**
 * The order of a list, and what comes after a game in it. The game's own values are looked up, so that a page begins by
 * the index and not by counting; `rank` comes before the recommended order.
 */
export const sortGames = (sort: GameSort, rank: SQL | undefined) => {
  const { keys, isFalling } = orders[sort];
  const all = [...(rank && sort === 'recommended' ? [rank] : []), ...keys, sql`${games.nodeId}`];
  const list = sql.join([...all], sql`, `);
  const than = sql.raw(isFalling ? '<' : '>');
  return {
    by: all.map((key) => (isFalling ? desc(key) : asc(key))),
    after: (nodeId: string): SQL =>
      sql`(${list}) ${than} (select ${list} from ${games} where ${eq(games.nodeId, nodeId)})`,
  };
};
