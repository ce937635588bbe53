import ipaddr from 'ipaddr.js';
import { isSupportedCountry } from 'libphonenumber-js';
import { idleFields } from '@marquee/contract/registration-fields';
import type { KeyProblem } from '../load/schemaProblems.ts';
import type { Brand } from '../schema/brandSchema.ts';
import type { MerchantSettings } from './settingsSchema.ts';

/** A rule between settings that is broken, as whoever tells the operators in their language has to know it. */
export interface SettingsProblem extends KeyProblem {
  rule: 'notFound' | 'pattern' | 'choice' | 'range';
  min?: number;
  max?: number;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a text is an address, or a network whose bits beyond its prefix are none. */
const isNetwork = (text: string): boolean => {
  if (ipaddr.isValid(text)) return true;
  if (!ipaddr.isValidCIDR(text)) return false;
  const [address] = ipaddr.parseCIDR(text);
  const first = (address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(text);
  return first.toString() === address.toString();
};

const regionProblems = ({ regions }: MerchantSettings): SettingsProblem[] => {
  const all = { home: [regions.home], restricted: regions.restricted, phones: regions.phones };
  const unknown = Object.entries(all).flatMap(([key, countries]) =>
    countries
      .filter((country) => !regionNames.of(country))
      .map((country) => ({
        key: `regions.${key}`,
        message: `"${country}" is no country of ISO 3166-1.`,
        rule: 'notFound' as const,
      })),
  );
  const silent = regions.phones
    .filter((country) => regionNames.of(country) && !isSupportedCountry(country))
    .map((country) => ({
      key: 'regions.phones',
      message: `"${country}" has no dialling code.`,
      rule: 'notFound' as const,
    }));
  const networks = regions.blocked
    .filter((network) => !isNetwork(network))
    .map((network) => ({
      key: 'regions.blocked',
      rule: 'pattern' as const,
      message: `"${network}" is no address and no network such as 203.0.113.0/24 or 2001:db8::/48.`,
    }));
  const wrong = [...unknown, ...silent, ...networks];
  if (!regions.restricted.includes(regions.home)) return wrong;
  const isHome = `"${regions.home}" is the home country.`;
  return [...wrong, { key: 'regions.restricted', message: isHome, rule: 'choice' }];
};

const methodProblems = ({ deposits }: MerchantSettings, brand: Brand): SettingsProblem[] => {
  const ids = deposits.methods.map(({ id }) => id);
  return deposits.methods.flatMap(({ id, shows, min, max, label }, index) => {
    const at = (key: string, rule: SettingsProblem['rule'], message: string) => ({
      key: `deposits.methods.${index}.${key}`,
      rule,
      message,
    });
    const wrong: SettingsProblem[] = [];
    if (ids.indexOf(id) < index) wrong.push(at('id', 'choice', `"${id}" stands twice.`));
    if (min > max) wrong.push({ ...at('max', 'range', `${max} is less than the least, ${min}.`), min });
    if (shows === 'qr' && brand.currency !== 'VND') {
      wrong.push(
        at(
          'shows',
          'choice',
          `"qr" is a VietQR code, which asks for VND, and this brand keeps ${brand.currency}.`,
        ),
      );
    }
    if (!label[brand.defaultLanguage])
      wrong.push(at(`label.${brand.defaultLanguage}`, 'pattern', 'is missing.'));
    return wrong;
  });
};

const registrationProblems = ({ registration }: MerchantSettings, brand: Brand): SettingsProblem[] => {
  const { fields, mobileFields, rules, birthdayAge } = registration;
  const idle: readonly string[] = idleFields;
  const asked = Object.entries({ fields, mobileFields }).flatMap(([key, names]) =>
    names
      .map((name) => name.replace('*', ''))
      .filter((name) => idle.includes(name))
      .map((name) => ({
        key: `registration.${key}`,
        rule: 'choice' as const,
        message: `"${name}" would be asked for and do nothing; "referralCode" and "affiliateCode" name who invited.`,
      })),
  );
  const lawful = brand.legal.minimumAge;
  const least = registration.minimumAge ?? lawful;
  const younger = (key: 'minimumAge' | 'birthdayAge', years: number, min: number): SettingsProblem[] =>
    years < min
      ? [
          {
            key: `registration.${key}`,
            rule: 'range',
            min,
            message: `${years} is less than ${min}, the least.`,
          },
        ]
      : [];
  const age = [...younger('minimumAge', least, lawful), ...younger('birthdayAge', birthdayAge, least)];
  const ranges = Object.entries(rules).flatMap(([field, rule]) =>
    rule && rule[1] > rule[2]
      ? [
          {
            key: `registration.rules.${field}`,
            rule: 'range' as const,
            min: rule[1],
            message: `${rule[1]} to ${rule[2]} is no range.`,
          },
        ]
      : [],
  );
  return [...asked, ...age, ...ranges];
};

/** What well-formed settings still get wrong: rules between their keys that a schema cannot say. */
export const settingsProblems = (settings: MerchantSettings, brand: Brand): SettingsProblem[] => [
  ...regionProblems(settings),
  ...methodProblems(settings, brand),
  ...registrationProblems(settings, brand),
];
