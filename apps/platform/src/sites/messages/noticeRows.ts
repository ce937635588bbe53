import { notices } from './schema.ts';
import { readMoment, sayMoment } from '../content/moments.ts';
import type { ContentRows } from '../content/tableStore.ts';

/** Lines of the ticker. */
export const noticeRows: ContentRows<typeof notices> = {
  table: notices,
  valueOf: ({ text, position, startsAt, endsAt }) => ({
    text,
    position,
    startsAt: sayMoment(startsAt),
    endsAt: sayMoment(endsAt),
  }),
  rowOf: ({ merchantCode, id }, { text = {}, position = 0, startsAt, endsAt }) => ({
    merchantCode,
    id,
    text,
    position,
    startsAt: readMoment(startsAt),
    endsAt: readMoment(endsAt),
  }),
};
