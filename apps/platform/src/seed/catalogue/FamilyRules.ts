import type { GameFeature } from '@marquee/reference';

/** How a family of games is played, a sentence a point, in the languages that the seed is written in. */
export type FamilyRules = {
  vi: readonly string[];
  en: readonly string[];
  /** What its rules promise beside the usual wins. */
  features?: readonly GameFeature[];
};
