import type { Language } from '../../http/Context.ts';

/** How a family of games is played, a sentence a point. */
export type FamilyRules = Record<Language, readonly string[]>;
