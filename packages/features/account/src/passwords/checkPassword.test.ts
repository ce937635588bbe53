import { expect, test } from 'vitest';
import { checkPassword, type FieldRule } from './checkPassword.ts';

const rule = (patternId: FieldRule['patternId'], acceptedPattern: string): FieldRule => ({
  field: 'password',
  patternId,
  minLength: 6,
  maxLength: 8,
  acceptedPattern,
});
const unmet = (given: FieldRule, value: string) =>
  checkPassword(given, value)
    .filter(({ isMet }) => !isMet)
    .map(({ demand }) => demand);

test('lengths count characters as they are seen, without the spaces around', () => {
  const any = rule('any', '*');
  expect(unmet(any, 'mật khẩ')).toEqual([]);
  expect(unmet(any, '🎲🎲🎲🎲🎲🎲')).toEqual([]);
  expect(unmet(any, '  abc  ')).toEqual(['length']);
  expect(unmet(any, 'abcdefghi')).toEqual(['length']);
});

test('each demand of a pattern is told by itself', () => {
  expect(unmet(rule('letter-first-alphanumeric', '^[A-Za-z][A-Za-z0-9]*$'), '1abc-ef')).toEqual([
    'letterFirst',
    'lettersAndDigits',
  ]);
  expect(unmet(rule('strong-password', ''), 'abcdef1')).toEqual(['upperCase', 'symbol']);
});

test('a pattern that has no words is tested whole', () => {
  expect(unmet(rule('digits-from-9', '^9[0-9]*$'), '812345')).toEqual(['form']);
  expect(unmet(rule('digits-from-9', '^9[0-9]*$'), '912345')).toEqual([]);
});
