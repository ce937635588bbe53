import type { Brand } from '@marquee/brand';

/** Name of the event by which the panel shows the page a brand that is not written yet. */
export const DRAFT_CHANGE = 'marquee:draft';

/** A brand as the panel has changed it, and the kinds of game in the order of its navigation. */
export type DraftChange = { brand: Brand; categories: readonly string[] };
