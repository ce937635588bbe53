import { asc, eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { recordAction } from '#staff';
import { games } from '../schema.ts';

/** Puts a game at another place of the lobby's order, unless it is no longer where the person has seen it. */
export const moveStaffGame: Handler<'moveStaffGame'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { game, from, to, reason } = body;
    const all = await tx
      .select({ nodeId: games.nodeId, position: games.position })
      .from(games)
      .orderBy(asc(games.position), games.nodeId)
      .for('update');
    const at = all.findIndex(({ nodeId }) => nodeId === game);
    const [moved] = at < 0 ? [] : all.splice(at, 1);
    if (!moved) throw new ApiFailure('NOT_FOUND');
    if (at + 1 !== from) throw new ApiFailure('SETTINGS_CHANGED');
    all.splice(to - 1, 0, moved);
    for (const [position, { nodeId, position: before }] of all.entries())
      if (position !== before) await tx.update(games).set({ position }).where(eq(games.nodeId, nodeId));
    const place = all.indexOf(moved) + 1;
    await recordAction(tx, context, { subject: game, before: { place: from }, after: { place }, reason });
    return { place };
  });
