import { loadBrands } from '@marquee/brand/load';
import type { Merchant } from './Merchant.ts';

/** Every merchant of the brands' folder. Rejects with `BrandError` when a brand is not sound. */
export const loadMerchants = async (brandsDir: string): Promise<Merchant[]> => {
  const brands = await loadBrands(brandsDir);
  return brands.flatMap(({ brand, settings }) =>
    brand.merchants.map(({ code, domains, primary }) => {
      const own = settings[code];
      if (!own) throw new Error(`Merchant ${code} has no settings.`);
      return { code, domains, isPrimary: primary, brand, settings: own };
    }),
  );
};
