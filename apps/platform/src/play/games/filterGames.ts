import type { QueryOf } from '@marquee/contract';
import { and, arrayContains, eq, gte, lte, type SQL } from '#drizzle';
import { games } from './schema.ts';
import { isOffered } from './selectGames.ts';

/** The games that pass every filter of a query. A game that says nothing of a thing does not pass what asks for it. */
export const filterGames = (query: QueryOf<'getGames'>): SQL | undefined => {
  const { category, vendor, minBet, lines, feature, volatility, returnToPlayer } = query;
  return and(
    isOffered,
    category ? eq(games.category, category) : undefined,
    vendor ? eq(games.vassalage, vendor) : undefined,
    minBet === undefined ? undefined : lte(games.minBet, minBet),
    lines === undefined ? undefined : gte(games.lines, lines),
    feature ? arrayContains(games.features, [feature]) : undefined,
    volatility ? eq(games.volatility, volatility) : undefined,
    returnToPlayer === undefined ? undefined : gte(games.returnToPlayer, returnToPlayer),
  );
};
