export { ApplyRefusal } from './apply/ApplyRefusal.ts';
export { applyBrand } from './apply/applyBrand.ts';
export { findGameArt } from './catalogue/findGameArt.ts';
export { seedMerchants } from './seedMerchants.ts';
