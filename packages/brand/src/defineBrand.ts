import type { BrandInput } from './schema/brandSchema.ts';

/**
 * Types a `brand.ts`. Nothing is checked here, so that the schema never reaches a page: the build checks
 * every brand through `@marquee/brand/load`.
 */
export function defineBrand(brand: BrandInput): BrandInput {
  return brand;
}
