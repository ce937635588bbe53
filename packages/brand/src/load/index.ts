export type { BrandAssets } from './BrandAssets.ts';
export { BrandError, type BrandProblem } from './BrandError.ts';
export { loadBrand, type LoadedBrand } from './loadBrand.ts';
export { loadBrands } from './loadBrands.ts';
export { parseBrand } from './parseBrand.ts';
export { parseTokens } from './parseTokens.ts';
export { requireConfirmed } from './requireConfirmed.ts';
export { unconfirmedProblems } from './unconfirmedProblems.ts';
