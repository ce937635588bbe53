import { loadBrands } from '@marquee/brand/load';
import type { Merchant } from './Merchant.ts';

/** Every merchant of the brands' folder. Rejects with `BrandError` when a brand is not sound. */
export const loadMerchants = async (brandsDir: string): Promise<Merchant[]> => {
  const brands = await loadBrands(brandsDir);
  return brands.flatMap(({ brand }) =>
    brand.merchants.map(({ code, domains, primary }) => ({ code, domains, isPrimary: primary, brand })),
  );
};
