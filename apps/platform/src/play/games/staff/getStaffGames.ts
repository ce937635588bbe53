import type { QueryOf } from '@marquee/contract';
import { and, asc, count, eq, isNotNull, like, or, type SQL, sql } from '#drizzle';
import { type Connection, foldText, type Handler } from '#kernel';
import { games, vendors } from '../schema.ts';
import { placeOf } from './placeOf.ts';

type Query = QueryOf<'getStaffGames'>;

const states: Readonly<Record<NonNullable<Query['state']>, SQL | undefined>> = {
  offered: eq(games.isOffered, true),
  withheld: eq(games.isOffered, false),
  maintenance: eq(games.isUnderMaintenance, true),
  hot: isNotNull(games.hotRank),
};

const narrowed = ({ search, vendor, category, state }: Query): SQL | undefined =>
  and(
    search === undefined
      ? undefined
      : or(eq(games.nodeId, search.trim()), like(games.searchText, `%${foldText(search)}%`)),
    vendor === undefined ? undefined : eq(games.vassalage, vendor),
    category && eq(games.category, category),
    state && states[state],
  );

const findVendors = (tx: Connection) =>
  tx
    .select({
      vendor: vendors.vassalage,
      name: vendors.title,
      games: count(games.nodeId),
      offered: sql<number>`(count(*) filter (where ${games.isOffered}))::int`,
      underMaintenance: sql<number>`(count(*) filter (where ${games.isUnderMaintenance}))::int`,
    })
    .from(vendors)
    .leftJoin(games, eq(games.vassalage, vendors.vassalage))
    .groupBy(vendors.vassalage, vendors.title, vendors.position)
    .orderBy(asc(vendors.position));

/** A page of the catalogue in the lobby's order, and how the games of each vendor stand. */
export const getStaffGames: Handler<'getStaffGames'> = ({ tenant, language }, { query }) =>
  tenant(async (tx) => {
    const { page = 1, pageSize = 30 } = query;
    const where = narrowed(query);
    const rows = await tx
      .select({ game: games, vendorName: vendors.title, place: placeOf })
      .from(games)
      .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
      .where(where)
      .orderBy(asc(games.position), games.nodeId)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    return {
      games: rows.map(({ game, vendorName, place }) => ({
        id: game.nodeId,
        title: game.title[language] ?? Object.values(game.title)[0] ?? game.nodeId,
        vendor: game.vassalage,
        vendorName,
        category: game.category,
        label: game.badge,
        isOffered: game.isOffered,
        isUnderMaintenance: game.isUnderMaintenance,
        hotRank: game.hotRank,
        place,
      })),
      total: await tx.$count(games, where),
      vendors: await findVendors(tx),
    };
  });
