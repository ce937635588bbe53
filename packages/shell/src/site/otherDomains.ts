import type { PageBrand } from '@marquee/brand';
import { bestLineOf, sessionStore } from '@marquee/feature-core';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The merchant's domains as the platform told them in this tab; undefined where it has not been asked. */
const toldDomains = (): string[] | undefined => {
  const route = parse(sessionStore.get('domainRoute') ?? '');
  if (typeof route !== 'object' || route === null || !('domains' in route)) return undefined;
  const { domains } = route;
  return Array.isArray(domains)
    ? domains.filter((each): each is string => typeof each === 'string')
    : undefined;
};

/**
 * Where else the merchant of this address has its site: as the platform told it, or as the site was built. An address
 * that no merchant has is led to those of the brand's primary one. The one that was fastest when this browser measured
 * them stands first.
 */
export const otherDomains = ({ merchants }: PageBrand): string[] => {
  const here = location.hostname;
  const merchant =
    merchants.find(({ domains }) => domains.includes(here)) ?? merchants.find(({ primary }) => primary);
  const best = bestLineOf()?.domain;
  return (toldDomains() ?? merchant?.domains ?? [])
    .filter((domain) => domain !== here)
    .toSorted((one, other) => Number(other === best) - Number(one === best));
};
