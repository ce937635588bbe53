/** The parts of the page, as its address names them. */
export const siteParts = [
  'maintenance',
  'flags',
  'regions',
  'registration',
  'logins',
  'deposits',
  'withdrawals',
  'wallet',
  'cdns',
] as const;

/** One of them. */
export type SitePart = (typeof siteParts)[number];
