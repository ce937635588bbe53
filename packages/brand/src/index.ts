export { defineBrand } from './defineBrand.ts';
export { defineTokens } from './defineTokens.ts';
export { CURRENCIES, type Currency } from './constants/currencies.ts';
export { FEATURE_IDS, FEATURES, type FeatureId } from './constants/features.ts';
export { HERO_MOTIFS, type HeroMotif } from './constants/heroMotifs.ts';
export { OFFERED_LANGUAGES, type Language } from './constants/languages.ts';
export type { Brand, BrandInput } from './schema/brandSchema.ts';
export type { FontFamily, Tokens, TokensInput } from './schema/tokensSchema.ts';
