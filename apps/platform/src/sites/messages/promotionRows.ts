import type { GameCategory } from '@marquee/reference';
import { promotions } from './schema.ts';
import { readMoment, sayMoment } from '../content/moments.ts';
import type { ContentRows } from '../content/tableStore.ts';

/** Promotions with their terms. */
export const promotionRows: ContentRows<typeof promotions> = {
  table: promotions,
  valueOf: ({ title, text, html, alt, category, picture, position, startsAt, endsAt }) => ({
    title,
    text,
    html,
    alt,
    category,
    picture,
    position,
    startsAt: sayMoment(startsAt),
    endsAt: sayMoment(endsAt),
  }),
  rowOf: ({ merchantCode, id }, value) => ({
    merchantCode,
    id,
    title: value.title ?? {},
    text: value.text ?? {},
    html: value.html ?? {},
    alt: value.alt ?? {},
    category: (value.category as GameCategory | undefined) ?? 'slots',
    picture: value.picture ?? null,
    position: value.position ?? 0,
    startsAt: readMoment(value.startsAt),
    endsAt: readMoment(value.endsAt),
  }),
};
