/** The kinds of game that the sites offer, in the order in which they are shown. */
export const gameCategories = [
  'live',
  'slots',
  'sports',
  'esports',
  'lottery',
  'cards',
  'fishing',
  'mini',
  'pvp',
] as const;

/** The kind of a game. */
export type GameCategory = (typeof gameCategories)[number];
