import type { QueryOf } from '@marquee/contract';
import { and, asc, count, eq, isNotNull, like, or, type SQL, sql } from '#drizzle';
import { type Connection, foldText, type Handler } from '#kernel';
import { isClosedAt, isPlannedAt, maintenanceOf } from '../maintenance.ts';
import { games, vendors } from '../schema.ts';
import { placeOf } from './placeOf.ts';

type Query = QueryOf<'getStaffGames'>;

const states: Readonly<Record<NonNullable<Query['state']>, (now: Date) => SQL | undefined>> = {
  offered: () => eq(games.isOffered, true),
  withheld: () => eq(games.isOffered, false),
  maintenance: isClosedAt,
  planned: isPlannedAt,
  hot: () => isNotNull(games.hotRank),
};

const narrowed = ({ search, vendor, category, state }: Query, now: Date): SQL | undefined =>
  and(
    search === undefined
      ? undefined
      : or(eq(games.nodeId, search.trim()), like(games.searchText, `%${foldText(search)}%`)),
    vendor === undefined ? undefined : eq(games.vassalage, vendor),
    category && eq(games.category, category),
    state && states[state](now),
  );

const findVendors = (tx: Connection, now: Date) =>
  tx
    .select({
      vendor: vendors.vassalage,
      name: vendors.title,
      games: count(games.nodeId),
      offered: sql<number>`(count(*) filter (where ${games.isOffered}))::int`,
      underMaintenance: sql<number>`(count(*) filter (where ${isClosedAt(now)}))::int`,
      planned: sql<number>`(count(*) filter (where ${isPlannedAt(now)}))::int`,
    })
    .from(vendors)
    .leftJoin(games, eq(games.vassalage, vendors.vassalage))
    .groupBy(vendors.vassalage, vendors.title, vendors.position)
    .orderBy(asc(vendors.position));

/** A page of the catalogue in the lobby's order, and how the games of each vendor stand. */
export const getStaffGames: Handler<'getStaffGames'> = ({ tenant, language, now }, { query }) =>
  tenant(async (tx) => {
    const { page = 1, pageSize = 30 } = query;
    const at = now();
    const where = narrowed(query, at);
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
        isUnderMaintenance: maintenanceOf(game, at).underMaintenance,
        maintenance: maintenanceOf(game, at).maintenance,
        hotRank: game.hotRank,
        place,
      })),
      total: await tx.$count(games, where),
      vendors: await findVendors(tx, at),
    };
  });
