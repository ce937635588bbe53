/**
 * Moments in which a page has nothing of its own to show: the site is closed, an address leads nowhere, a list is
 * empty. Each has a picture in the style of the brand.
 */
export const moments = [
  'maintenance',
  'region',
  'not-found',
  'nothing-yet',
  'no-match',
  'messages',
  'records',
  'money',
  'games',
  'lottery',
  'promotions',
] as const;

/** One of the `moments`. */
export type Moment = (typeof moments)[number];

/** Whether a text names a moment. */
export const isMoment = (text: string): text is Moment => (moments as readonly string[]).includes(text);

/** Pixels of a moment's picture. */
export const momentSize = { width: 480, height: 360 } as const;

/** Where the platform serves a moment's picture. */
export const momentPath = (merchantCode: string, moment: Moment): string =>
  `/art/${merchantCode}/moment/${moment}.webp`;
