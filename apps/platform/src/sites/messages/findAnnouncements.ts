import type { ValueOf } from '@marquee/contract';
import { and, count, desc, gt, inArray, isNull, lte, or } from '#drizzle';
import { type Connection, type Reader, textIn } from '#kernel';
import { type Asked, findPreviewed } from '../content/preview.ts';
import { announcementRows, popupRows } from './announcementRows.ts';
import { cleanHtml } from './cleanHtml.ts';
import type { AnnouncementType } from './parseTypes.ts';
import { announcements } from './schema.ts';

type Announcement = ValueOf<'getAnnouncements'>['announcements'][number];
type Row = typeof announcements.$inferSelect;

type Wish = {
  types: readonly AnnouncementType[];
  page: number;
  pageSize: number;
  reader: Reader & Asked;
};

/** What the reader previews stands before all others. */
const previewed = async (tx: Connection, reader: Reader & Asked, types: readonly AnnouncementType[]) => {
  const draft =
    (await findPreviewed(tx, reader, 'announcement').then(
      (one) => one && { ...one, rows: announcementRows },
    )) ?? (await findPreviewed(tx, reader, 'popup').then((one) => one && { ...one, rows: popupRows }));
  if (!draft) return undefined;
  const piece = { merchantCode: reader.merchant.code, id: draft.id, now: reader.now() };
  const row = draft.rows.rowOf(piece, draft.value);
  return types.includes(row.type) ? row : undefined;
};

/** A page of what is announced now, newest first, and how many there are in all. */
export const findAnnouncements = async (
  tx: Connection,
  { types, page, pageSize, reader }: Wish,
): Promise<{ list: Announcement[]; total: number }> => {
  const now = reader.now();
  const isWanted = and(
    inArray(announcements.type, [...types]),
    lte(announcements.publishedAt, now),
    or(isNull(announcements.endsAt), gt(announcements.endsAt, now)),
  );
  const rows = await tx
    .select()
    .from(announcements)
    .where(isWanted)
    .orderBy(desc(announcements.publishedAt), announcements.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(announcements).where(isWanted);
  const draft = page === 1 ? await previewed(tx, reader, types) : undefined;
  const shown: Row[] = draft ? [draft, ...rows.filter(({ id }) => id !== draft.id)].slice(0, pageSize) : rows;
  const list = shown.map(({ id, type, title, html, publishedAt }) => ({
    id,
    type,
    title: textIn(reader, title),
    html: cleanHtml(textIn(reader, html)),
    publishedAt: publishedAt.toISOString(),
  }));
  return { list, total: Math.max(counted?.total ?? 0, list.length) };
};
