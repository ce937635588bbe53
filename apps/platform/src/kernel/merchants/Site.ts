import type { BodyOf, ValueOf } from '@marquee/contract';
import type { Flag } from '@marquee/contract/flags';

/** What a merchant has settled about its site, as the database holds it. */
export type Site = {
  settings: ValueOf<'getWhitelabel'>['settings'];
  hasFlag: (flag: Flag) => boolean;
  /** Null while the site is open. */
  maintenance: { endsAt: Date | null; message: string | null } | null;
  /** One that is about to begin. */
  plannedMaintenance: { startsAt: Date; endsAt: Date | null } | null;
  /** Countries that are not served, as ISO 3166-1 alpha-2 codes. */
  restrictedCountries: readonly string[];
  /** Whether an address is one that is not served. */
  isBlocked: (address: string) => boolean;
  /** Country that a loopback address counts as. */
  homeCountry: string;
  /** Countries whose mobile numbers are accepted, the usual one first. */
  countries: ValueOf<'getCountries'>;
  register: ValueOf<'getRegisterSettings'>;
  rules: ValueOf<'getRegisterRules'>;
  /** Days after which a password is expired where PWDEXPFORCECHANGE3 is on. */
  passwordMaxAgeDays: number;
  customerService: { url: string | null; email: string | null };
  resources: ValueOf<'getHome'>['resources'];
  /** Ways by which a login from an unknown address may be proved; without any it is not asked about. */
  secondFactor: readonly BodyOf<'verifyLogin'>['method'][];
  /** Logins other than by password after which every one of those ways is asked for. */
  secondFactorAfter: readonly ('sms' | 'social')[];
  /** Days after its last use for which an address stays known. */
  knownAddressDays: number;
  /** Hosts of the installation that its pages take pictures and games from; all of them where none is named. */
  cdns: { images: readonly string[]; games: readonly string[] };
  /** One wallet serves every vendor. */
  isSingleWallet: boolean;
};
