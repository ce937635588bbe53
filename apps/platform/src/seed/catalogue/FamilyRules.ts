import type { Language } from '@marquee/reference';

/** How a family of games is played, a sentence a point. */
export type FamilyRules = Record<Language, readonly string[]>;
