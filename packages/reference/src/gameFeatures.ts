/** What a game may have beside its usual wins, in the order in which it can be asked for. */
export const gameFeatures = ['freeSpins', 'wilds', 'multiplier', 'ways', 'cascades'] as const;

/** Something that a game has beside its usual wins. */
export type GameFeature = (typeof gameFeatures)[number];

/** Whether a word, as from an address, names such a thing. */
export const isGameFeature = (word: unknown): word is GameFeature =>
  gameFeatures.some((feature) => feature === word);
