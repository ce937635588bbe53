export { ApplyRefusal } from './apply/ApplyRefusal.ts';
export { applyBrand } from './apply/applyBrand.ts';
export { findGameArt } from './catalogue/findGameArt.ts';
export { findPromotionArt } from './texts/promotions.ts';
export { seedMerchants } from './seedMerchants.ts';
export { payoutRuleHandlers } from './payoutRules/payoutRuleHandlers.ts';
export { siteStaffHandlers } from './site/siteStaffHandlers.ts';
