import type { BodyOf } from '@marquee/contract';
import { eq, inArray, max } from '#drizzle';
import { ApiFailure, type Connection, fieldProblem, type Handler } from '#kernel';
import { recordAction } from '#staff';
import { maintenanceOf } from '../maintenance.ts';
import { games } from '../schema.ts';
import { readWindow } from './readWindow.ts';

type Body = BodyOf<'changeStaffGames'>;
type Game = typeof games.$inferSelect;

const findGames = async (tx: Connection, { games: ids, vendor }: Body): Promise<Game[]> => {
  const where = ids ? inArray(games.nodeId, ids) : eq(games.vassalage, vendor ?? '');
  const found = await tx.select().from(games).where(where).orderBy(games.nodeId).for('update');
  if (found.length === 0 || (ids && found.length < ids.length)) throw new ApiFailure('NOT_FOUND');
  return found;
};

type Changes = Partial<
  Pick<
    Game,
    'isOffered' | 'isUnderMaintenance' | 'maintenanceStartsAt' | 'maintenanceEndsAt' | 'badge' | 'hotRank'
  >
>;
type Window = ReturnType<typeof readWindow>;
type Known = { nextRank: number; window: Window | null | undefined; now: Date };

const closing = (game: Game, window: Window | null, now: Date): Changes => {
  if (!window) return { isUnderMaintenance: false, maintenanceStartsAt: null, maintenanceEndsAt: null };
  const isClosed = maintenanceOf(game, now).underMaintenance;
  return {
    isUnderMaintenance: false,
    // One that is closed already goes on from when it began.
    maintenanceStartsAt: window.startsAt ?? (isClosed ? game.maintenanceStartsAt : null) ?? now,
    maintenanceEndsAt: window.endsAt,
  };
};

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

const changesOf = (game: Game, body: Body, { nextRank, window, now }: Known): Changes => {
  const { isOffered, isHot, label } = body;
  const wanted: Changes = {
    ...(isOffered !== undefined && { isOffered }),
    ...(window !== undefined && closing(game, window, now)),
    ...(label !== undefined && { badge: label }),
    ...(isHot !== undefined && { hotRank: isHot ? (game.hotRank ?? nextRank) : null }),
  };
  const keys = (Object.keys(wanted) as (keyof Changes)[]).filter((key) => !isSame(wanted[key], game[key]));
  return Object.fromEntries(keys.map((key) => [key, wanted[key]]));
};

const factsOf = (game: Partial<Game>, changes: Changes) =>
  Object.fromEntries(
    (Object.keys(changes) as (keyof Changes)[]).map((key) => {
      const value = game[key] ?? null;
      return [key, value instanceof Date ? value.toISOString() : value];
    }),
  );

/** Changes games, each by itself in the trail. Lobbies show it with the next call, and rounds that are open go on. */
export const changeStaffGames: Handler<'changeStaffGames'> = async (context, { body }) => {
  const { tenant, language, now } = context;
  if ((body.games === undefined) === (body.vendor === undefined))
    throw fieldProblem(language, 'games', 'required');
  const at = now();
  const window = body.maintenance && readWindow(body.maintenance, at, language);
  return tenant(async (tx) => {
    const [hottest] = await tx.select({ rank: max(games.hotRank) }).from(games);
    let nextRank = (hottest?.rank ?? 0) + 1;
    let changed = 0;
    for (const game of await findGames(tx, body)) {
      const changes = changesOf(game, body, { nextRank, window, now: at });
      if (Object.keys(changes).length === 0) continue;
      if (typeof changes.hotRank === 'number') nextRank += 1;
      await tx.update(games).set(changes).where(eq(games.nodeId, game.nodeId));
      await recordAction(tx, context, {
        subject: game.nodeId,
        before: factsOf(game, changes),
        after: factsOf(changes, changes),
        reason: body.reason,
      });
      changed += 1;
    }
    return { changed };
  });
};
