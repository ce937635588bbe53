import { expect, test } from 'vitest';
import { fieldsOf } from '../fields/fieldsOf.ts';
import { rules, settingsWith } from '../testing/samples.ts';
import { bodyOf } from './bodyOf.ts';
import { checkEntry } from './checkEntry.ts';
import type { Entries, RegistrationTerms } from './Entries.ts';

const settings = settingsWith([
  'username*',
  'password*',
  'confirmPassword*',
  'mobileNum',
  'birthday',
  'referralCode',
]);
const terms: RegistrationTerms = {
  mode: 'username',
  fields: fieldsOf(settings, 'username', () => false),
  rules,
  settings,
  today: '2026-11-21',
  dialingCode: '84',
  lockedField: undefined,
};
const good: Entries = {
  username: 'lotus19',
  password: 'under-the-pond',
  confirmPassword: 'under-the-pond',
  ageConfirmed: 'yes',
  terms: 'yes',
};
const asked = [...terms.fields.map(({ field }) => field), 'ageConfirmed', 'terms'] as const;
const rulesOf = (changes: Entries) =>
  asked.flatMap((name) => {
    const problem = checkEntry(name, { ...good, ...changes }, terms);
    return problem ? [`${name}: ${problem.rule}`] : [];
  });

test('what keeps every rule has no problem', () => {
  expect(rulesOf({ birthday: '2000-01-31', mobileNum: '0912 345 678' })).toEqual([]);
});

test('everything that is wrong is told at once, in the order of the form', () => {
  expect(
    rulesOf({
      username: '1lotus',
      password: 'short',
      confirmPassword: 'other',
      mobileNum: '12ab5678',
      birthday: '2008-11-22',
      ageConfirmed: '',
      terms: '',
    }),
  ).toEqual([
    'username: pattern',
    'password: length',
    'confirmPassword: mismatch',
    'mobileNum: pattern',
    'birthday: age',
    'ageConfirmed: age',
    'terms: consent',
  ]);
});

test('a field of spaces is an empty one', () => {
  expect(rulesOf({ username: '   ', referralCode: '  ' })).toEqual(['username: required']);
});

test('a password is not the username, however it is written', () => {
  expect(rulesOf({ username: 'lotuspond', password: 'LotusPond', confirmPassword: 'LotusPond' })).toEqual([
    'password: guessable',
  ]);
});

const address = { href: 'https://lantern.example/register?ref=ABCD', hostname: 'lantern.example' };

test('the payload holds what was filled, clean, in the form of its rules, and what the specification adds', () => {
  const entries = { ...good, username: ' lotus19 ', birthday: '2000-01-31', mobileNum: '+84 912 345 678' };
  expect(bodyOf(entries, terms, { address, captcha: { captcha: 'k3j' }, invitation: undefined })).toEqual({
    username: 'lotus19',
    password: 'under-the-pond',
    confirmPassword: 'under-the-pond',
    mobileNum: '912345678',
    countryDialingCode: '84',
    birthday: '01-31-2000',
    captcha: 'k3j',
    registerUrl: address.href,
    domain: 'lantern.example',
    registerMethod: 'WEB',
    ageConfirmed: true,
    termsVersion: '2026-01',
    privacyVersion: '2026-02',
  });
});

test('a password that is typed once is sent as confirmed, and nothing is sent that was not asked for', () => {
  const once = { ...terms, fields: terms.fields.filter(({ field }) => field !== 'confirmPassword') };
  const entries = { ...good, confirmPassword: '', zalo: '0912345678' } as Entries;
  const body = bodyOf(entries, once, { address, captcha: undefined, invitation: undefined });
  expect(body.confirmPassword).toBe('under-the-pond');
  expect(body).not.toHaveProperty('zalo');
});

test('a followed invitation is sent in place of what its locked field would hold', () => {
  const locked = { ...terms, lockedField: 'referralCode' as const };
  const entries = { ...good, referralCode: 'OTHER1' };
  const body = bodyOf(entries, locked, { address, captcha: undefined, invitation: 'ABCD' });
  expect(body).toMatchObject({ affiliateCode: 'ABCD' });
  expect(body).not.toHaveProperty('referralCode');
});
