import { readMoment, sayMoment } from '../content/moments.ts';
import { gameAnnouncements } from '../content/schema.ts';
import type { ContentRows } from '../content/tableStore.ts';

/** What is said about games. */
export const gameAnnouncementRows: ContentRows<typeof gameAnnouncements> = {
  table: gameAnnouncements,
  valueOf: ({ text, gameId, position, startsAt, endsAt }) => ({
    text,
    gameId,
    position,
    startsAt: sayMoment(startsAt),
    endsAt: sayMoment(endsAt),
  }),
  rowOf: ({ merchantCode, id }, { text = {}, gameId, position = 0, startsAt, endsAt }) => ({
    merchantCode,
    id,
    text,
    gameId: gameId ?? null,
    position,
    startsAt: readMoment(startsAt),
    endsAt: readMoment(endsAt),
  }),
};
