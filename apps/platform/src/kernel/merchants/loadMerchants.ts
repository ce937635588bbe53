import { loadBrands, type LoadedBrand } from '@marquee/brand/load';
import type { Merchant } from './Merchant.ts';

/** What a brand's folder says, as far as the platform takes it over. */
export type BrandData = Pick<LoadedBrand, 'brand' | 'settings'>;

/** The merchants of a brand. */
export const merchantsOf = ({ brand, settings }: BrandData): Merchant[] =>
  brand.merchants.map(({ code, domains, primary }) => {
    const own = settings[code];
    if (!own) throw new Error(`Merchant ${code} has no settings.`);
    return { code, domains, isPrimary: primary, brand, settings: own };
  });

/** Every merchant of the brands' folder. Rejects with `BrandError` when a brand is not sound. */
export const loadMerchants = async (brandsDir: string): Promise<Merchant[]> =>
  (await loadBrands(brandsDir)).flatMap(merchantsOf);
