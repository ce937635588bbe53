/** The orders in which a list of games can be asked for, the usual one first. */
export const gameSorts = ['recommended', 'played', 'newest', 'return'] as const;

/** An order of a list of games. */
export type GameSort = (typeof gameSorts)[number];

/** Whether a word, as from an address, names such an order. */
export const isGameSort = (word: unknown): word is GameSort => gameSorts.some((sort) => sort === word);
