import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Connection } from '#kernel';
import { games, vendors } from './schema.ts';

/** A query of games with their vendors' names, to be narrowed and ordered. */
export const selectGames = (tx: Connection) =>
  tx
    .select({ ...getTableColumns(games), vendor: vendors.title })
    .from(games)
    .innerJoin(
      vendors,
      and(eq(vendors.merchantCode, games.merchantCode), eq(vendors.vassalage, games.vassalage)),
    );
