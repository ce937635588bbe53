/** Sections of the home page below its top, in their usual order. */
export const HOME_SECTIONS = [
  'notices',
  'categories',
  'games',
  'lottery',
  'promotions',
  'winners',
  'service',
] as const;
