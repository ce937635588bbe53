import type { GameArt } from '@marquee/art';
import type { LocalText } from '#kernel';
import type { Category } from '#play';
import type { Family } from './families.ts';

/** A game as the seed writes it down, the same for every merchant and currency. */
export type GameSeed = {
  id: string;
  studio: string;
  category: Category;
  /** Games of a family are played by the same rules. */
  family: Family;
  title: LocalText;
  about: LocalText;
  /** What its picture shows. */
  art: GameArt;
  /** Percent; null where players play each other or odds are made by hand. */
  rtp: number | null;
  volatility: 'low' | 'medium' | 'high' | null;
  /** Lines of reels, or the ways of those that have ways in their place. */
  lines: number | null;
  badge: 'new' | 'hot' | 'exclusive' | null;
  /** Smallest and largest bet in betting units of the currency. */
  bets: readonly [min: number, max: number];
  released: string;
  popularity: number;
  hasDemo: boolean;
};

/** The parts of a game in which those of a category differ. */
export type GameLine = readonly [
  id: string,
  studio: string,
  family: Family,
  titles: readonly [vi: string, en: string],
  about: readonly [vi: string, en: string],
  art: GameArt,
  facts: Partial<
    Pick<GameSeed, 'rtp' | 'volatility' | 'lines' | 'badge' | 'bets' | 'released' | 'popularity' | 'hasDemo'>
  >,
];

/** Fills in what a category's games have in common. */
export const gamesOf = (
  category: Category,
  shared: Pick<GameSeed, 'rtp' | 'volatility' | 'lines' | 'bets' | 'hasDemo'>,
  lines: readonly GameLine[],
): GameSeed[] =>
  lines.map(([id, studio, family, [vi, en], [aboutVi, aboutEn], art, facts], index) => ({
    id,
    studio,
    category,
    family,
    title: { vi, en },
    about: { vi: aboutVi, en: aboutEn },
    art,
    badge: null,
    released: `2025-${String((index % 12) + 1).padStart(2, '0')}-${String(((index * 7) % 27) + 1).padStart(2, '0')}`,
    popularity: 50 - index,
    ...shared,
    ...facts,
  }));
