import type { Merchant } from '#kernel';

/** Merchants whose brands' facts are all confirmed, as production asks for it, whichever brands there are. */
export const confirmed = (merchants: readonly Merchant[]): Merchant[] =>
  merchants.map((merchant) => {
    const { unconfirmed: _open, ...brand } = merchant.brand;
    return { ...merchant, brand };
  });
