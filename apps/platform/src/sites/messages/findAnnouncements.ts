import type { ValueOf } from '@marquee/contract';
import { and, count, desc, inArray, lte } from '#drizzle';
import { type Connection, type Reader, textIn } from '#kernel';
import { cleanHtml } from './cleanHtml.ts';
import type { AnnouncementType } from './parseTypes.ts';
import { announcements } from './schema.ts';

type Announcement = ValueOf<'getAnnouncements'>['announcements'][number];

type Wish = {
  types: readonly AnnouncementType[];
  page: number;
  pageSize: number;
  reader: Reader;
  now: Date;
};

/** A page of what was announced until now, newest first, and how many there are in all. */
export const findAnnouncements = async (
  tx: Connection,
  { types, page, pageSize, reader, now }: Wish,
): Promise<{ list: Announcement[]; total: number }> => {
  const isWanted = and(inArray(announcements.type, [...types]), lte(announcements.publishedAt, now));
  const rows = await tx
    .select()
    .from(announcements)
    .where(isWanted)
    .orderBy(desc(announcements.publishedAt), announcements.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await tx.select({ total: count() }).from(announcements).where(isWanted);
  const list = rows.map(({ id, type, title, html, publishedAt }) => ({
    id,
    type,
    title: textIn(reader, title),
    html: cleanHtml(textIn(reader, html)),
    publishedAt: publishedAt.toISOString(),
  }));
  return { list, total: counted?.total ?? 0 };
};
