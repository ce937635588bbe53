import type { MerchantSettings } from '@marquee/brand';
import type { BodyOf, ValueOf } from '@marquee/contract';

/** What the console says of each part. */
export type SiteSettings = ValueOf<'getStaffSite'>['settings'];

/** A part of a site's settings as the console names it. */
export type SitePart = keyof SiteSettings;

type Part<P extends SitePart> = {
  /** The part of a merchant's settings, as the console says it. */
  of: (settings: MerchantSettings) => SiteSettings[P];
  /** Whether a key of a section belongs to it. */
  has: (key: string) => boolean;
};

const startsWith = (prefix: string) => (key: string) => key.startsWith(prefix);

const logins = ['passwordMaxAgeDays', 'secondFactor', 'secondFactorAfter', 'knownAddressDays'];

type Rules = MerchantSettings['registration']['rules'];
type SaidRules = SiteSettings['registration']['rules'];

const sayRules = (rules: Rules): SaidRules =>
  Object.fromEntries(Object.entries(rules).map(([field, [kind, min, max]]) => [field, { kind, min, max }]));

/** The rules of a registration as a brand's folder writes them. */
export const readRules = (rules: SaidRules): Rules =>
  Object.fromEntries(Object.entries(rules).map(([field, { kind, min, max }]) => [field, [kind, min, max]]));

/** How each part of the console stands in a merchant's settings. */
export const siteParts: { readonly [P in SitePart]: Part<P> } = {
  flags: { of: ({ flags }) => flags, has: startsWith('flags.') },
  regions: { of: ({ regions }) => regions, has: startsWith('regions.') },
  logins: {
    of: ({ passwordMaxAgeDays, secondFactor, secondFactorAfter, knownAddressDays }) => ({
      passwordMaxAgeDays,
      secondFactor,
      secondFactorAfter,
      knownAddressDays,
    }),
    has: (key) => logins.includes(key),
  },
  registration: {
    of: ({ registration }) => ({ ...registration, rules: sayRules(registration.rules) }),
    has: startsWith('registration.'),
  },
  deposits: { of: ({ deposits }) => deposits, has: startsWith('deposits.') },
  withdrawals: { of: ({ withdrawals }) => withdrawals, has: startsWith('withdrawals.') },
  cdns: { of: ({ cdns }) => cdns, has: startsWith('cdns.') },
};

/** The parts by their names. */
export const sitePartNames = Object.keys(siteParts) as SitePart[];

/** The part that a change names, of which it has exactly one; undefined otherwise. */
export const partOf = (body: BodyOf<'changeStaffSite'>): Exclude<SitePart, 'withdrawals'> | undefined => {
  const { version: _version, reason: _reason, ...parts } = body;
  const named = Object.entries(parts).filter(([, part]) => part !== undefined);
  const [only] = named.length === 1 ? named : [];
  return only && (only[0] as keyof typeof parts);
};
