export { BrandError, type BrandProblem } from './BrandError.ts';
export { loadBrand, type BrandAssets, type LoadedBrand } from './loadBrand.ts';
export { loadBrands } from './loadBrands.ts';
export { nearestWord } from './nearestWord.ts';
export { parseBrand } from './parseBrand.ts';
export { parseSettings } from './parseSettings.ts';
export { parseTokens } from './parseTokens.ts';
