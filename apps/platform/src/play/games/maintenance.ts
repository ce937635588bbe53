import type { ValueOf } from '@marquee/contract';
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from '#drizzle';
import { games } from './schema.ts';

type Game = Pick<
  typeof games.$inferSelect,
  'isUnderMaintenance' | 'maintenanceStartsAt' | 'maintenanceEndsAt'
>;

const { isUnderMaintenance, maintenanceStartsAt, maintenanceEndsAt } = games;

/** Games that are under maintenance at a moment: until somebody ends it, or within what was planned. */
export const isClosedAt = (now: Date): SQL | undefined =>
  or(
    eq(isUnderMaintenance, true),
    and(lte(maintenanceStartsAt, now), or(isNull(maintenanceEndsAt), gt(maintenanceEndsAt, now))),
  );

/** All others. */
export const isOpenAt = (now: Date): SQL | undefined =>
  and(
    eq(isUnderMaintenance, false),
    or(isNull(maintenanceStartsAt), gt(maintenanceStartsAt, now), lte(maintenanceEndsAt, now)),
  );

/** Games whose maintenance is planned and to come. */
export const isPlannedAt = (now: Date): SQL | undefined =>
  and(eq(isUnderMaintenance, false), isNotNull(maintenanceStartsAt), gt(maintenanceStartsAt, now));

/** The same of one game, with what is planned or under way of it. */
export const maintenanceOf = (
  game: Game,
  now: Date,
): Pick<ValueOf<'getGameInfo'>['game'], 'underMaintenance' | 'maintenance'> => {
  const { maintenanceStartsAt: startsAt, maintenanceEndsAt: endsAt } = game;
  const isOver = endsAt !== null && endsAt <= now;
  const window = startsAt && !isOver ? { startsAt, endsAt } : null;
  const underMaintenance = game.isUnderMaintenance || (window !== null && window.startsAt <= now);
  const planned = window && {
    startsAt: window.startsAt.toISOString(),
    endsAt: window.endsAt?.toISOString() ?? null,
  };
  return {
    underMaintenance,
    // What somebody has closed by hand opens by hand, whatever was planned beside it.
    maintenance: game.isUnderMaintenance ? { startsAt: null, endsAt: null } : planned,
  };
};
