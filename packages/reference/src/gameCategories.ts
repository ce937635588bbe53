type GameCategoryEntry = {
  /** One of the kit's icons for games. */
  icon: string;
  /** Objects that its pictures may show, and the colours that they are drawn in, both by their names in the art. */
  art: { motifs: readonly string[]; mood: string };
  /** Its page, where that is not the lobby of all games filtered by it. */
  path?: `/${string}`;
};

/** The kinds of game that the sites offer, in the order in which they are shown. A further one is an entry here. */
export const gameCategoryEntries = {
  live: { icon: 'live', art: { motifs: ['wheel', 'chips', 'cardFan'], mood: 'casino' }, path: '/live' },
  slots: {
    icon: 'slots',
    art: { motifs: ['gems', 'coins', 'sevens', 'crown', 'lotus'], mood: 'reels' },
    path: '/rng',
  },
  sports: { icon: 'ball', art: { motifs: ['football', 'trophy'], mood: 'pitch' }, path: '/sports' },
  esports: { icon: 'trophy', art: { motifs: ['shield', 'gamepad'], mood: 'arena' } },
  lottery: { icon: 'ticket', art: { motifs: ['balls'], mood: 'draw' }, path: '/lottery' },
  cards: { icon: 'cards', art: { motifs: ['cardFan', 'chips'], mood: 'felt' } },
  fishing: { icon: 'fish', art: { motifs: ['fish'], mood: 'sea' }, path: '/fish' },
  mini: { icon: 'dice', art: { motifs: ['rocket', 'dice', 'coins'], mood: 'arcade' } },
  pvp: { icon: 'swords', art: { motifs: ['swords', 'shield', 'dice'], mood: 'duel' }, path: '/pvp' },
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
