import { asc } from '#drizzle';
import { type Connection, type Reader, textIn } from '#kernel';
import { isShownAt } from '../content/isShownAt.ts';
import type { Asked } from '../content/preview.ts';
import { gameAnnouncements } from '../content/schema.ts';
import { withPreviewed } from '../content/withPreviewed.ts';
import { gameAnnouncementRows } from './gameAnnouncementRows.ts';

/** What the merchant has written about games, or about all of them, and holds now. */
export const findGameAnnouncements = async (
  tx: Connection,
  reader: Reader & Asked,
): Promise<{ id: string; gameId: string | null; text: string }[]> => {
  const published = await tx
    .select()
    .from(gameAnnouncements)
    .where(isShownAt(gameAnnouncements, reader.now()))
    .orderBy(asc(gameAnnouncements.position), asc(gameAnnouncements.id));
  const rows = await withPreviewed(tx, reader, published, {
    kind: 'gameAnnouncement',
    ...gameAnnouncementRows,
  });
  return rows.map(({ id, gameId, text }) => ({ id, gameId, text: textIn(reader, text) }));
};
