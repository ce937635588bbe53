import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanRegistration } from './cleanRegistration.ts';
import { findProblems, type RegistrationTerms } from './findProblems.ts';

const terms: RegistrationTerms = {
  settings: {
    fields: [],
    mobileFields: [],
    minimumAge: 18,
    birthdayAge: 21,
    captcha: false,
    termsVersion: '2026-01',
    privacyVersion: '2026-02',
  },
  rules: [
    {
      field: 'username',
      patternId: 'letter-first-alphanumeric',
      minLength: 4,
      maxLength: 16,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    },
    { field: 'password', patternId: 'any', minLength: 8, maxLength: 32, acceptedPattern: '*' },
    { field: 'nickname', patternId: 'any', minLength: 1, maxLength: 8, acceptedPattern: '*' },
    {
      field: 'birthday',
      patternId: 'date-ymd',
      minLength: 10,
      maxLength: 10,
      acceptedPattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
    },
  ],
  asked: new Map([
    ['username', { isRequired: true }],
    ['password', { isRequired: true }],
    ['nickname', { isRequired: false }],
    ['birthday', { isRequired: false }],
    ['mobileNum', { isRequired: false }],
  ]),
  today: '2026-11-21',
  language: 'en',
};

const good = {
  username: 'lotus1',
  password: 'Password1',
  confirmPassword: 'Password1',
  registerMethod: 'WEB' as const,
  ageConfirmed: true,
  termsVersion: '2026-01',
  privacyVersion: '2026-02',
};

const problemsOf = (
  changes: Partial<Parameters<typeof cleanRegistration>[0]>,
  mobile: string | null = null,
) => {
  const body = { ...good, ...changes };
  return findProblems(body, cleanRegistration(body), mobile, terms);
};

const rulesOf = (...input: Parameters<typeof problemsOf>) =>
  problemsOf(...input).map(({ field, rule }) => `${field}: ${rule}`);

test('a registration that keeps every rule has no problem', () => {
  expect(problemsOf({ nickname: 'Hoa sen', birthday: '2005-11-21' })).toEqual([]);
});

test('everything that is wrong is told at once', () => {
  expect(
    rulesOf({
      username: '1lotus',
      password: 'short',
      confirmPassword: 'other',
      nickname: 'much too long',
      birthday: '2005-11-22',
      zalo: 'me',
      mobileNum: '123',
      ageConfirmed: false,
      termsVersion: '2025-01',
    }),
  ).toEqual([
    'username: pattern',
    'password: length',
    'mobileNum: mobile',
    'nickname: length',
    'birthday: age',
    'zalo: notAsked',
    'confirmPassword: mismatch',
    'countryDialingCode: required',
    'ageConfirmed: age',
    'termsVersion: outdated',
  ]);
});

test('a problem names its bounds in a sentence', () => {
  expect(problemsOf({ username: 'abc' })).toEqual([
    { field: 'username', rule: 'length', message: expect.stringMatching(/4.+16/), min: 4, max: 16 },
  ]);
  expect(problemsOf({ birthday: '2005-11-22' })).toEqual([
    { field: 'birthday', rule: 'age', message: expect.stringContaining('21'), min: 21 },
  ]);
});

test('a field that is empty or made of spaces is a field not given', () => {
  expect(rulesOf({ username: '   ', nickname: '  ' })).toEqual(['username: required']);
});

test('characters that nobody sees are refused, so that no name passes for another', () => {
  for (const hidden of ['\u200b', '\u202e', '\u0007', '\ufeff'])
    expect(rulesOf({ nickname: `a${hidden}b` })).toEqual(['nickname: pattern']);
});

test('a day that does not exist is no birthday', () => {
  expect(rulesOf({ birthday: '1990-02-30' })).toEqual(['birthday: date']);
});

test('no value passes that its rule forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (username) => {
      const isRight = /^[A-Za-z][A-Za-z0-9]{3,15}$/.test(username.normalize('NFC').trim());
      expect(problemsOf({ username }).length === 0).toBe(isRight);
    }),
  );
});

test('a length counts characters, not code units', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('🪷', 'ậ', 'x'), { minLength: 1, maxLength: 12 }), (characters) => {
      expect(problemsOf({ nickname: characters.join('') }).length === 0).toBe(characters.length <= 8);
    }),
  );
});
