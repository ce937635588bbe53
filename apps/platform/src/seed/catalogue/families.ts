import { cardRules } from './cardRules.ts';
import { drawRules } from './drawRules.ts';
import type { FamilyRules } from './FamilyRules.ts';
import { tableRules } from './tableRules.ts';
import { otherRules } from './otherRules.ts';

const families = { ...tableRules, ...cardRules, ...otherRules, ...drawRules };

/** A family of games that are played by the same rules. */
export type Family = keyof typeof families;

/** How games of a family are played. */
export const rulesOfFamily = (family: Family): FamilyRules => families[family];
