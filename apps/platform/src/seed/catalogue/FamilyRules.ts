/** How a family of games is played, a sentence a point, in the languages that the seed is written in. */
export type FamilyRules = { vi: readonly string[]; en: readonly string[] };
