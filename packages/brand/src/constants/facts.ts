import { languageIds, type Language } from '@marquee/reference';

const texts = languageIds.map((language): `texts.${Language}` => `texts.${language}`);

/**
 * What only the operator knows, by its key in `brand.ts` (`settings.regions`: in `settings.ts`). A brand that is made
 * after another lists under `unconfirmed` those that still are the other's.
 */
export const FACTS = [
  'legal.licence',
  'legal.minimumAge',
  'legal.helplines',
  'legal.regulator',
  'contact',
  'settings.regions',
  ...texts,
] as const;

/** Key of a fact that only the operator knows. */
export type Fact = (typeof FACTS)[number];
