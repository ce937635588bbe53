import { and, eq, getTableColumns, type SQL } from '#drizzle';
import type { Connection } from '#kernel';
import { games, vendors } from './schema.ts';

/** Games that the merchant offers. */
export const isOffered = eq(games.isOffered, true);

/** A query of the games that the merchant offers, with their vendors' names, to be narrowed and ordered. */
export const selectGames = (tx: Connection) => selectAllGames(tx, isOffered);

/** A query of games with their vendors' names, those too that the merchant does not offer. */
export const selectAllGames = (tx: Connection, which?: SQL) =>
  tx
    .select({ ...getTableColumns(games), vendor: vendors.title })
    .from(games)
    .innerJoin(
      vendors,
      and(eq(vendors.merchantCode, games.merchantCode), eq(vendors.vassalage, games.vassalage), which),
    );
