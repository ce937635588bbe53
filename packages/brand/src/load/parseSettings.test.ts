import { expect, test } from 'vitest';
import type { Brand } from '../schema/brandSchema.ts';
import { testBrand } from '../testBrand.ts';
import { BrandError } from './BrandError.ts';
import { parseBrand } from './parseBrand.ts';
import { parseSettings } from './parseSettings.ts';

const brand = parseBrand(
  testBrand({
    legal: { ...(testBrand() as Brand).legal, minimumAge: 19 },
    merchants: [
      { code: 'LANTERN', domains: ['lantern.localhost'], primary: true },
      { code: 'LANTVIP', domains: ['vip.lantern.localhost'] },
    ],
  }),
  'brand.ts',
);
const parse = (input: unknown) => parseSettings(input, brand, 'brands/lantern/settings.ts');

/** The keys of what is wrong, each with its message. */
const problemsOf = (input: unknown): Record<string, string> => {
  try {
    parse(input);
    return {};
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    return Object.fromEntries(error.problems.map(({ key, message }) => [key, message]));
  }
};

test('a file that says nothing gives each merchant what is usual', () => {
  const settings = parse({});
  expect(Object.keys(settings)).toEqual(['LANTERN', 'LANTVIP']);
  expect(settings['LANTERN']?.regions.home).toBe('MT');
  expect(settings['LANTERN']).toEqual(settings['LANTVIP']);
});

test('a merchant has what the file says for all, and over it what it says for that merchant alone', () => {
  const settings = parse({
    passwordMaxAgeDays: 90,
    flags: { FREEPLAY3: true },
    responsiblePlay: { limits: { deposit: { month: { default: 100_000 } } } },
    merchants: { LANTVIP: { passwordMaxAgeDays: 30, categories: ['live', 'slots'] } },
  });
  expect(settings['LANTERN']?.passwordMaxAgeDays).toBe(90);
  expect(settings['LANTVIP']?.passwordMaxAgeDays).toBe(30);
  expect(settings['LANTVIP']?.flags.FREEPLAY3).toBe(true);
  expect(settings['LANTVIP']?.categories).toEqual(['live', 'slots']);
  expect(settings['LANTERN']?.responsiblePlay.limits.deposit).toMatchObject({
    day: { default: null },
    month: { default: 100_000, least: 500 },
  });
});

test.each([
  [{ flags: { FREEPLAY: true } }, 'flags.FREEPLAY', 'Did you mean "FREEPLAY3"'],
  [{ registration: { fields: ['usernme*'] } }, 'registration.fields.0', 'Did you mean "username*"'],
  [{ merchants: { LANTVPI: {} } }, 'merchants.LANTVPI', 'Did you mean "LANTVIP"'],
  [{ merchants: { LANTVIP: { passwordMaxAgeDays: 0 } } }, 'merchants.LANTVIP.passwordMaxAgeDays', '0'],
  [{ regions: { restricted: ['XX'] } }, 'regions.restricted', '"XX" is no country'],
  [{ regions: { phones: ['MT', 'AQ'] } }, 'regions.phones', '"AQ" has no dialling code'],
  [{ regions: { blocked: ['203.0.113.0/33'] } }, 'regions.blocked', 'no address and no network'],
  [{ regions: { blocked: ['203.0.113.7/24'] } }, 'regions.blocked', 'no address and no network'],
  [{ regions: { home: 'VN', restricted: ['VN'] } }, 'regions.restricted', 'home country'],
  [{ registration: { fields: ['username*', 'promoCode'] } }, 'registration.fields', '"promoCode" would'],
  [{ registration: { mobileFields: ['bonusCode'] } }, 'registration.mobileFields', '"bonusCode" would'],
  [{ registration: { birthdayAge: 18 } }, 'registration.birthdayAge', '18 is less than 19, the least'],
  [{ registration: { rules: { username: ['any', 9, 4] } } }, 'registration.rules.username', '9 to 4'],
  [{ responsiblePlay: { waitHours: 12 } }, 'responsiblePlay.waitHours', '12'],
  ['all of them', 'settings', 'unknown key'],
])('%j is refused where it stands', (input, key, message) => {
  const problems = problemsOf(input);
  expect(Object.keys(problems)).toContain(key);
  expect(problems[key]).toContain(message);
});

test('a deposit method is refused that stands twice, has no name in the brand’s language or asks for other money', () => {
  const method = {
    id: 'bank',
    shows: 'account',
    icon: 'bank',
    label: { en: 'Bank' },
    min: 100,
    max: 1_000,
    quickAmounts: [100],
  };
  const methods = [method, { ...method, shows: 'qr', label: { vi: 'Ngân hàng' }, max: 1 }];
  expect(problemsOf({ deposits: { methods } })).toMatchObject({
    'deposits.methods.1.id': expect.stringContaining('twice'),
    'deposits.methods.1.shows': expect.stringContaining('VND'),
    'deposits.methods.1.label.en': expect.stringContaining('missing'),
    'deposits.methods.1.max': expect.stringContaining('less than'),
  });
});
