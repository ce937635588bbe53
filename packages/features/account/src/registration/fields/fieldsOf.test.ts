import type { Flag } from '@marquee/contract/flags';
import { expect, test } from 'vitest';
import { settingsWith } from '../testing/samples.ts';
import { fieldsOf, type RegistrationMode } from './fieldsOf.ts';

const shown = (
  mode: RegistrationMode,
  settings: ReturnType<typeof settingsWith>,
  ...flags: readonly Flag[]
) =>
  fieldsOf(settings, mode, (flag) => flags.includes(flag)).map(
    ({ field, isRequired }) => `${field}${isRequired ? '*' : ''}`,
  );

test('the fields stand in the server’s order with what the server requires', () => {
  const settings = settingsWith(['email*', 'zalo', 'username*', 'birthday*', 'password*']);
  expect(shown('username', settings)).toEqual(['email*', 'zalo', 'username*', 'birthday*', 'password*']);
});

test('username and password are asked for even where the settings leave them out', () => {
  expect(shown('username', settingsWith(['email']))).toEqual(['username*', 'password*', 'email']);
});

test('a field that this page does not know, or one listed twice, is not shown', () => {
  const settings = settingsWith(['username*', 'password*', 'shoeSize*', 'username']);
  expect(shown('username', settings)).toEqual(['username*', 'password*']);
});

test('a number is proved by a code only where REGMOBVERF3 is on', () => {
  const settings = settingsWith(['username*', 'password*', 'mobileNum', 'verificationCode*', 'nickname']);
  expect(shown('username', settings)).toEqual(['username*', 'password*', 'mobileNum', 'nickname']);
  expect(shown('username', settings, 'REGMOBVERF3')).toEqual([
    'username*',
    'password*',
    'mobileNum*',
    'verificationCode*',
    'nickname',
  ]);
  expect(shown('username', settingsWith([]), 'REGMOBVERF3')).toEqual([
    'username*',
    'password*',
    'mobileNum*',
    'verificationCode*',
  ]);
});

test('mobile registration asks for number and code, and for a password where MOBILENUMPASSREG3 is on', () => {
  const settings = settingsWith(['username*', 'referralCode']);
  expect(shown('mobile', settings)).toEqual(['mobileNum*', 'verificationCode*', 'referralCode']);
  expect(shown('mobile', settings, 'MOBILENUMPASSREG3')).toEqual([
    'mobileNum*',
    'verificationCode*',
    'password*',
    'confirmPassword*',
    'referralCode',
  ]);
  expect(shown('mobile', settingsWith([], { mobileFields: [] }), 'MOBILENUMPASSREG3')).toEqual([
    'mobileNum*',
    'verificationCode*',
    'password*',
  ]);
});
