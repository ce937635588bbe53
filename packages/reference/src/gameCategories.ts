type GameCategoryEntry = {
  /** One of the kit's icons for games. */
  icon: string;
  /** Its page, where that is not the lobby of all games filtered by it. */
  path?: `/${string}`;
};

/** The kinds of game that the sites offer, in the order in which they are shown. A further one is an entry here. */
export const gameCategoryEntries = {
  live: { icon: 'live', path: '/live' },
  slots: { icon: 'slots', path: '/rng' },
  sports: { icon: 'ball', path: '/sports' },
  esports: { icon: 'trophy' },
  lottery: { icon: 'ticket', path: '/lottery' },
  cards: { icon: 'cards' },
  fishing: { icon: 'fish', path: '/fish' },
  mini: { icon: 'dice' },
  pvp: { icon: 'swords', path: '/pvp' },
} as const satisfies Readonly<Record<string, GameCategoryEntry>>;

/** The kind of a game. */
export type GameCategory = keyof typeof gameCategoryEntries;

/** The kinds of game by their ids, in the order in which they are shown. */
export const gameCategories = Object.keys(gameCategoryEntries) as [GameCategory, ...GameCategory[]];

/** Whether a word, as from an address, is the id of a kind of game. */
export const isGameCategory = (word: unknown): word is GameCategory =>
  typeof word === 'string' && Object.hasOwn(gameCategoryEntries, word);

/** The page of a kind of game: its own, or the lobby of all games filtered by it. */
export const pathOfCategory = (category: GameCategory): `/${string}` => {
  const entry: GameCategoryEntry = gameCategoryEntries[category];
  return entry.path ?? `/games?category=${category}`;
};
