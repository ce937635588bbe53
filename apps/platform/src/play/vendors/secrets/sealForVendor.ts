import type { Config } from '#kernel';

/** What seals a secret of a vendor: it opens for that vendor and merchant alone. */
export const sealForVendor = (
  { memberKeys }: Pick<Config, 'memberKeys'>,
  merchantCode: string,
  vendor: string,
) => ({ key: memberKeys.seal, owner: `vendor ${merchantCode} ${vendor}` });
