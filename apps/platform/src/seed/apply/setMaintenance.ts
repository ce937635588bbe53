import { and, count, eq, inArray, or, type SQL } from '#drizzle';
import { type Connection, StartError } from '#kernel';
import { games, isClosedAt, isPlannedAt } from '#play';
import type { ChosenGames } from './readCommand.ts';

/** Refuses ids that name nothing: who mistypes one would think that it is closed. */
const requireKnown = async (
  tx: Connection,
  name: string,
  column: typeof games.nodeId | typeof games.vassalage,
  ids: readonly string[],
) => {
  if (ids.length === 0) return;
  const rows = await tx
    .selectDistinct({ id: column })
    .from(games)
    .where(inArray(column, [...ids]));
  const unknown = ids.find((id) => rows.every((row) => row.id !== id));
  if (unknown !== undefined) throw new StartError(`The merchant has no ${name} "${unknown}".`);
};

/**
 * Puts games of the merchant whose transaction this is under maintenance, or ends that, and answers what to tell. Every
 * node reads it with the next call: launches are refused, lobbies show it. Rounds that are open go on.
 * @throws StartError where a game or vendor is not there.
 */
export const setMaintenance = async (
  tx: Connection,
  which: ChosenGames,
  { isUnder, now }: { isUnder: boolean; now: Date },
): Promise<string> => {
  await requireKnown(tx, 'game', games.nodeId, which.games);
  await requireKnown(tx, 'vendor', games.vassalage, which.vendors);
  const named: SQL[] = [
    ...(which.games.length > 0 ? [inArray(games.nodeId, [...which.games])] : []),
    ...(which.vendors.length > 0 ? [inArray(games.vassalage, [...which.vendors])] : []),
  ];
  const changed = await tx
    .update(games)
    .set({
      isUnderMaintenance: isUnder,
      ...(!isUnder && { maintenanceStartsAt: null, maintenanceEndsAt: null }),
    })
    .where(
      and(
        isUnder ? eq(games.isUnderMaintenance, false) : or(isClosedAt(now), isPlannedAt(now)),
        or(...named),
      ),
    )
    .returning({ id: games.nodeId });
  const [row] = await tx.select({ closed: count() }).from(games).where(isClosedAt(now));
  return `${changed.length} games ${isUnder ? 'closed' : 'opened'}, ${row?.closed ?? 0} under maintenance`;
};
