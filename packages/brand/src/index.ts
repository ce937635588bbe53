export { defineBrand } from './defineBrand.ts';
export { defineSettings } from './defineSettings.ts';
export { defineTokens } from './defineTokens.ts';
export { FEATURE_IDS, FEATURES, type FeatureId } from './constants/features.ts';
export {
  type Hero,
  HEROES,
  HOME_SECTION_IDS,
  type HomeSection,
  homeSectionsOf,
  isSlotShown,
} from './constants/homeSections.ts';
export { ICON_SIZES, SOCIAL_SIZE } from './constants/icons.ts';
export { type MemberSection, memberSectionsOf } from './constants/memberSections.ts';
export type { Brand, BrandInput, PageBrand } from './schema/brandSchema.ts';
export type { MerchantSettings, SettingsInput } from './settings/settingsSchema.ts';
export type { FontFamily, Tokens, TokensInput } from './schema/tokensSchema.ts';
