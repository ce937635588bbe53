import type { Brand } from '@marquee/brand';

/** The domain under which this machine finds a brand in development; real domains lead elsewhere. */
export const devDomain = ({ merchants }: Brand): string => {
  const domains = merchants.flatMap((merchant) => merchant.domains);
  return domains.find((domain) => domain.endsWith('.localhost')) ?? domains[0]!;
};
