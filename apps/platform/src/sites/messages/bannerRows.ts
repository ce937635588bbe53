import type { Scenery } from '@marquee/reference';
import { banners } from './schema.ts';
import { readMoment, sayMoment } from '../content/moments.ts';
import type { ContentRows } from '../content/tableStore.ts';

/** What stands behind a banner that names no scene; an uploaded picture covers it. */
const usualScenery: Scenery = 'casino';

/** Hero banners. */
export const bannerRows: ContentRows<typeof banners> = {
  table: banners,
  valueOf: ({ title, text, action, alt, scenery, picture, position, startsAt, endsAt }) => ({
    title,
    text,
    label: action?.label ?? {},
    alt,
    path: action?.path ?? null,
    scenery,
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
    action:
      value.path && Object.values(value.label ?? {}).some(Boolean)
        ? { label: value.label ?? {}, path: value.path }
        : null,
    alt: value.alt ?? {},
    scenery: (value.scenery as Scenery | undefined) ?? usualScenery,
    picture: value.picture ?? null,
    position: value.position ?? 0,
    startsAt: readMoment(value.startsAt),
    endsAt: readMoment(value.endsAt),
  }),
};
