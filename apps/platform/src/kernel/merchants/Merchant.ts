import type { Brand, MerchantSettings } from '@marquee/brand';

/** A merchant: one code of a brand and the domains that it answers for. */
export type Merchant = {
  code: string;
  brand: Brand;
  domains: readonly string[];
  isPrimary: boolean;
  /** What its brand's folder settles. What holds is in the database, where operators may have changed it since. */
  settings: MerchantSettings;
};
