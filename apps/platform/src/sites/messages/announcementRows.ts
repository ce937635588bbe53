import { eq, ne } from '#drizzle';
import { announcements } from './schema.ts';
import { readMoment, sayMoment } from '../content/moments.ts';
import type { ContentRows } from '../content/tableStore.ts';

type Rows = ContentRows<typeof announcements>;

const rows: Pick<Rows, 'table' | 'valueOf' | 'rowOf'> = {
  table: announcements,
  valueOf: ({ type, title, html, publishedAt, endsAt }) => ({
    title,
    html,
    ...(type === 'PL' ? {} : { type }),
    startsAt: sayMoment(publishedAt),
    endsAt: sayMoment(endsAt),
  }),
  rowOf: ({ merchantCode, id, now }, { type, title = {}, html = {}, startsAt, endsAt }) => ({
    merchantCode,
    id,
    type: type ?? 'PU',
    title,
    html,
    publishedAt: readMoment(startsAt) ?? now,
    endsAt: readMoment(endsAt),
  }),
};

/** Announcements in the list of all of them. */
export const announcementRows: Rows = { ...rows, where: ne(announcements.type, 'PL') };

/** Announcements that open by themselves. */
export const popupRows: Rows = {
  ...rows,
  where: eq(announcements.type, 'PL'),
  rowOf: (piece, value) => ({ ...rows.rowOf(piece, value), type: 'PL' }),
};
