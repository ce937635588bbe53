/** The kinds of game that have a motif of their own. */
export type GameCategory =
  | 'live'
  | 'slots'
  | 'sports'
  | 'esports'
  | 'lottery'
  | 'cards'
  | 'fishing'
  | 'mini'
  | 'pvp';
