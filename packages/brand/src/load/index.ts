export { BrandError, type BrandProblem } from './BrandError.ts';
export { loadBrand, type BrandAssets, type LoadedBrand } from './loadBrand.ts';
export { loadBrands } from './loadBrands.ts';
export { parseBrand } from './parseBrand.ts';
export { parseTokens } from './parseTokens.ts';
