import type { Merchant } from './Merchant.ts';

/** The merchants that a node serves. The list and the map stay the same objects and follow what is put in. */
export type MerchantDirectory = {
  merchants: readonly Merchant[];
  byHost: ReadonlyMap<string, Merchant>;
  /** Takes a merchant in, or in another's place that has its code. */
  put: (merchant: Merchant) => void;
};

/** Makes the directory of some merchants. */
export const createDirectory = (first: readonly Merchant[]): MerchantDirectory => {
  const merchants: Merchant[] = [];
  const byHost = new Map<string, Merchant>();
  const put = (merchant: Merchant) => {
    const at = merchants.findIndex(({ code }) => code === merchant.code);
    const before = merchants[at];
    if (before) for (const domain of before.domains) byHost.delete(domain);
    merchants.splice(at < 0 ? merchants.length : at, before ? 1 : 0, merchant);
    for (const domain of merchant.domains) byHost.set(domain, merchant);
  };
  first.forEach(put);
  return { merchants, byHost, put };
};
