export { artStyles, type ArtStyle } from './artStyles.ts';
export { avatarPath } from './avatars.ts';
export { currencies, currencyCodes, isCurrency, type Currency } from './currencies.ts';
export { fontSubsets, type FontSubset } from './fontSubsets.ts';
export {
  gameCategories,
  gameCategoryEntries,
  isGameCategory,
  pathOfCategory,
  type GameCategory,
} from './gameCategories.ts';
export { gameFeatures, isGameFeature, type GameFeature } from './gameFeatures.ts';
export { gameSorts, isGameSort, type GameSort } from './gameSorts.ts';
export {
  findLanguage,
  isLanguage,
  languageIds,
  languages,
  type Language,
  type LanguageEntry,
} from './languages.ts';
export { isMoment, type Moment, momentPath, moments, momentSize } from './moments.ts';
export { sceneries, type Scenery } from './sceneries.ts';
export { memberTypeOf, type MemberRole, type MemberType } from './memberTypes.ts';
