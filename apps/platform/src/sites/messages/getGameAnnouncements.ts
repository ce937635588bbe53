import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { type Handler, textIn } from '#kernel';
import { isShownAt } from '../content/isShownAt.ts';
import { gameAnnouncements } from '../content/schema.ts';
import { withPreviewed } from '../content/withPreviewed.ts';
import { gameAnnouncementRows } from './gameAnnouncementRows.ts';

/** Answers what the merchant says about its games now. */
export const getGameAnnouncements: Handler<'getGameAnnouncements'> = (context, { query: { gameId } }) =>
  context.tenant(async (tx) => {
    const isAsked =
      gameId === undefined
        ? undefined
        : or(isNull(gameAnnouncements.gameId), eq(gameAnnouncements.gameId, gameId));
    const published = await tx
      .select()
      .from(gameAnnouncements)
      .where(and(isAsked, isShownAt(gameAnnouncements, context.now())))
      .orderBy(asc(gameAnnouncements.position), asc(gameAnnouncements.id));
    const rows = await withPreviewed(tx, context, published, {
      kind: 'gameAnnouncement',
      ...gameAnnouncementRows,
    });
    const shown = rows.filter((row) => gameId === undefined || row.gameId === null || row.gameId === gameId);
    return {
      announcements: shown.map(({ id, gameId: of, text }) => ({ id, gameId: of, text: textIn(context, text) })),
    };
  });
