import { and } from '#drizzle';
import type { Handler } from '#kernel';
import { filterGames } from './filterGames.ts';
import { sortGames } from './sortGames.ts';
import { findMatch } from './search/findMatch.ts';
import { selectGames } from './selectGames.ts';
import { toGame } from './toGame.ts';

/** Answers the catalogue a page at a time. A search goes by title, in every language, and by vendor. */
export const getGames: Handler<'getGames'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { search = '', sort = 'recommended', after, pageSize = 36 } = query;
    const { where, rank, total, isNear } = await findMatch(tx, search, filterGames(query));
    if (total === 0) return { list: [], total, hasMore: false, isNear: false };
    const order = sortGames(sort, rank);
    const found = await selectGames(tx)
      .where(and(where, after === undefined ? undefined : order.after(after)))
      .orderBy(...order.by)
      // One more tells whether there is a further page.
      .limit(pageSize + 1);
    return {
      list: found.slice(0, pageSize).map((game) => toGame(game, context)),
      total,
      hasMore: found.length > pageSize,
      isNear,
    };
  });
