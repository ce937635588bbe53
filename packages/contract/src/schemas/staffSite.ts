import { Type } from 'typebox';
import { component } from './component.ts';
import { Instant, Nullable, OneOf, Text } from './scalars.ts';
import {
  CdnSettings,
  DepositSettings,
  FlagSettings,
  LoginSettings,
  RegionSettings,
  RegistrationSettings,
  WithdrawalSettings,
} from './siteSettings.ts';

/** Parts of a site's settings, each changed by itself. */
export const siteParts = {
  flags: FlagSettings,
  regions: RegionSettings,
  logins: LoginSettings,
  registration: RegistrationSettings,
  deposits: DepositSettings,
  withdrawals: WithdrawalSettings,
  cdns: CdnSettings,
} as const;

/** Stands for something as a person has seen it: with another one it has changed since. */
export const SeenVersion = Text(64, 1);

/** What a merchant has settled about its site, as it holds now. */
export const StaffSite = component('StaffSite', {
  settings: component('SiteSettings', siteParts),
  versions: component('SiteVersions', {
    flags: SeenVersion,
    regions: SeenVersion,
    logins: SeenVersion,
    registration: SeenVersion,
    deposits: SeenVersion,
    withdrawals: SeenVersion,
    cdns: SeenVersion,
    wallet: SeenVersion,
    maintenance: SeenVersion,
  }),
  operators: Type.Array(Type.String(), {
    description:
      'Keys that hold what an operator has set: the brand’s folder says something else, which does not overwrite it.',
  }),
  usualWithdrawals: Type.Required(WithdrawalSettings, {
    title: 'UsualWithdrawalSettings',
    additionalProperties: false,
  }),
  minimumAge: Type.Integer({ minimum: 18, description: 'The least age that the brand’s licence allows.' }),
  installation: component('InstallationCdns', {
    images: Type.Array(Type.String()),
    games: Type.Array(Type.String()),
  }),
  wallet: component('StaffWallet', {
    isSingle: Type.Boolean({ description: 'One wallet serves every vendor; otherwise each has its own.' }),
  }),
  countries: Type.Array(Type.String(), {
    description: 'All countries that a site can name, as ISO 3166-1 alpha-2 codes.',
  }),
  maintenance: component('StaffMaintenance', {
    state: OneOf('open', 'planned', 'closed'),
    startsAt: Nullable(Instant),
    endsAt: Nullable(Instant),
    message: Nullable(
      Type.String({ description: 'What visitors read beside the usual words, in whatever language.' }),
    ),
  }),
});

/** A change of payout rules that waits for a second person. */
export const StaffSiteRequest = component('StaffSiteRequest', {
  id: Type.String(),
  before: WithdrawalSettings,
  after: WithdrawalSettings,
  reason: Type.String(),
  askedBy: component('StaffSiteRequester', { id: Type.String(), name: Type.String() }),
  askedAt: Instant,
});
