import type { MerchantSettings } from '@marquee/brand';
import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js';
import type { Merchant, SettingsSection } from '#kernel';
import { patterns } from './patterns.ts';
import { sites } from './schema.ts';

type Row = typeof sites.$inferSelect;
type Rule = NonNullable<MerchantSettings['registration']['rules']['username']>;
type Field = Row['registerFields'][number];

const inputs: Readonly<Record<string, Field['input']>> = {
  password: 'password',
  confirmPassword: 'password',
  paymentPassword: 'password',
  email: 'email',
  mobileNum: 'tel',
  birthday: 'date',
  verificationCode: 'code',
};

const toField = (name: string): Field => {
  const field = name.replace(/\*$/, '');
  return { field, required: name.endsWith('*'), input: inputs[field] ?? 'text' };
};

const rulePrefix = 'registration.rules.';

const wanted = ({ brand, settings }: Merchant) => ({
  'regions.home': settings.regions.home,
  'regions.restricted': settings.regions.restricted,
  'regions.blocked': settings.regions.blocked,
  'regions.phones': settings.regions.phones,
  'registration.fields': settings.registration.fields as readonly string[],
  'registration.mobileFields': settings.registration.mobileFields as readonly string[],
  'registration.hasCaptcha': settings.registration.hasCaptcha,
  'registration.minimumAge': settings.registration.minimumAge ?? brand.legal.minimumAge,
  'registration.birthdayAge': settings.registration.birthdayAge,
  passwordMaxAgeDays: settings.passwordMaxAgeDays,
  secondFactor: settings.secondFactor as Row['secondFactor'],
  secondFactorAfter: settings.secondFactorAfter as Row['secondFactorAfter'],
  knownAddressDays: settings.knownAddressDays,
  'customerService.url': '/feedback' as string | null,
  'customerService.email': brand.contact.find(({ kind }) => kind === 'email')?.label ?? null,
  resources: settings.resources as Row['resources'],
  'cdns.images': settings.cdns.images,
  'cdns.games': settings.cdns.games,
});

type Values = ReturnType<typeof wanted>;

const rulesOf = (settings: MerchantSettings) =>
  Object.fromEntries(
    Object.entries(settings.registration.rules).map(([field, rule]) => [rulePrefix + field, rule]),
  );

const valuesOf = (row: Row): Values => ({
  'regions.home': row.homeCountry,
  'regions.restricted': row.restrictedCountries,
  'regions.blocked': row.blockedNetworks,
  'regions.phones': row.countries.map(({ countryCode }) => countryCode),
  'registration.fields': row.registerFields.map(({ field, required }) => (required ? `${field}*` : field)),
  'registration.mobileFields': row.mobileFields,
  'registration.hasCaptcha': row.hasRegisterCaptcha,
  'registration.minimumAge': row.minimumAge,
  'registration.birthdayAge': row.birthdayAge,
  passwordMaxAgeDays: row.passwordMaxAgeDays,
  secondFactor: row.secondFactor,
  secondFactorAfter: row.secondFactorAfter,
  knownAddressDays: row.knownAddressDays,
  'customerService.url': row.customerServiceUrl,
  'customerService.email': row.customerServiceEmail,
  resources: row.resources,
  'cdns.images': row.imageCdns,
  'cdns.games': row.launchGameCdns,
});

const columnsOf = (values: Values, rules: Readonly<Record<string, Rule>>) => ({
  homeCountry: values['regions.home'],
  restrictedCountries: [...values['regions.restricted']],
  blockedNetworks: [...values['regions.blocked']],
  countries: values['regions.phones'].map((countryCode) => ({
    countryCode,
    countryDialingCode: getCountryCallingCode(countryCode as CountryCode),
  })),
  registerFields: values['registration.fields'].map(toField),
  mobileFields: [...values['registration.mobileFields']],
  rules: Object.entries(rules).map(([key, [patternId, minLength, maxLength]]) => ({
    field: key.slice(rulePrefix.length),
    patternId,
    minLength,
    maxLength,
    acceptedPattern: patterns[patternId],
  })),
  minimumAge: values['registration.minimumAge'],
  birthdayAge: values['registration.birthdayAge'],
  hasRegisterCaptcha: values['registration.hasCaptcha'],
  passwordMaxAgeDays: values.passwordMaxAgeDays,
  secondFactor: [...values.secondFactor],
  secondFactorAfter: [...values.secondFactorAfter],
  knownAddressDays: values.knownAddressDays,
  customerServiceUrl: values['customerService.url'],
  customerServiceEmail: values['customerService.email'],
  resources: values.resources,
  imageCdns: [...values['cdns.images']],
  launchGameCdns: [...values['cdns.games']],
});

/** Where a site is open, whom it registers and how, and where it can be reached. */
export const siteSection: SettingsSection = {
  wanted: (merchant) => ({ ...wanted(merchant), ...rulesOf(merchant.settings) }),
  stored: async (tx) => {
    const [row] = await tx.select().from(sites);
    if (!row) return {};
    const rules = row.rules.map(({ field, patternId, minLength, maxLength }): [string, Rule] => [
      rulePrefix + field,
      [patternId, minLength, maxLength],
    ]);
    return { ...valuesOf(row), ...Object.fromEntries(rules) };
  },
  write: async (tx, { code }, { set, removed, stored }) => {
    const values = { ...stored, ...set };
    const rules = Object.entries(values).filter(
      ([key]) => key.startsWith(rulePrefix) && !removed.includes(key),
    );
    const columns = columnsOf(values as Values, Object.fromEntries(rules) as Record<string, Rule>);
    await tx
      .insert(sites)
      .values({ merchantCode: code, ...columns })
      .onConflictDoUpdate({ target: sites.merchantCode, set: columns });
  },
};
