import type { RouteValue } from '@marquee/contract/route';

type Announcement = RouteValue<'getAnnouncements'>['announcements'][number];

/** Kind of an announcement: banner, shown at login, update, promotion. */
export type Kind = Announcement['type'];

/** Every kind, as the query wants it. */
export const allKinds = 'B,PL,PU,PR';

/** Kinds that the list can be narrowed to. */
export const filteredKinds = ['PL', 'PU', 'PR'] as const satisfies readonly Kind[];
