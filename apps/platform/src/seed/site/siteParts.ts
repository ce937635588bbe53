import type { BodyOf, ValueOf } from '@marquee/contract';
import type { MerchantSettings } from '@marquee/brand';

/** A part of a site's settings as the console names it. */
export type SitePart = keyof ValueOf<'getStaffSite'>['settings'];

/** What the console says of each part. */
export type SiteSettings = ValueOf<'getStaffSite'>['settings'];

type Part<P extends SitePart> = {
  /** The part of a merchant's settings, as its brand's folder writes them. */
  of: (settings: MerchantSettings) => SiteSettings[P];
  /** Whether a key of a section belongs to it. */
  has: (key: string) => boolean;
};

const startsWith = (prefix: string) => (key: string) => key.startsWith(prefix);

/** How each part of the console stands in a merchant's settings. */
export const siteParts: { readonly [P in SitePart]: Part<P> } = {
  flags: {
    of: ({ flags }) => flags,
    has: startsWith('flags.'),
  },
  regions: {
    of: ({ regions }) => regions,
    has: startsWith('regions.'),
  },
  logins: {
    of: ({ passwordMaxAgeDays, secondFactor, secondFactorAfter, knownAddressDays }) => ({
      passwordMaxAgeDays,
      secondFactor,
      secondFactorAfter,
      knownAddressDays,
    }),
    has: (key) =>
      ['passwordMaxAgeDays', 'secondFactor', 'secondFactorAfter', 'knownAddressDays'].includes(key),
  },
};

/** The parts by their names. */
export const sitePartNames = Object.keys(siteParts) as SitePart[];

/** The part that a change names, of which it has exactly one; undefined otherwise. */
export const partOf = (body: BodyOf<'changeStaffSite'>): SitePart | undefined => {
  const named = sitePartNames.filter((part) => body[part] !== undefined);
  return named.length === 1 ? named[0] : undefined;
};
