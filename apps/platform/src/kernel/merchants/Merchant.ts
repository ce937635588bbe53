import type { Brand } from '@marquee/brand';

/** A merchant: one code of a brand and the domains that it answers for. */
export type Merchant = {
  code: string;
  brand: Brand;
  domains: readonly string[];
  isPrimary: boolean;
};
