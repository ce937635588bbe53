import type { House } from './hands.ts';

/** Blackjack, and xì dách as it is played at New Year. */
export const houses = {
  blackjack: {
    stands: 17,
    least: 0,
    canDouble: true,
    pays: { points: 200, five: null, natural: 250, aces: null },
  },
  xiDach: {
    stands: 16,
    least: 16,
    canDouble: false,
    pays: { points: 200, five: 200, natural: 200, aces: 300 },
  },
} satisfies Readonly<Record<string, House>>;

export type HouseName = keyof typeof houses;
