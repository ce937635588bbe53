import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkValue } from './checkValue.ts';
import type { FieldRule } from './RegistrationAnswers.ts';

const rule: FieldRule = {
  field: 'nickname',
  patternId: 'any',
  minLength: 2,
  maxLength: 5,
  acceptedPattern: '*',
};

test('a length counts characters, not code units, and both bounds belong to it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('🪷', 'ậ', 'x', ' '), { maxLength: 9 }), (characters) => {
      const isRight = characters.length >= 2 && characters.length <= 5;
      const problem = checkValue(rule, characters.join(''));
      expect(problem).toEqual(isRight ? undefined : { rule: 'length', min: 2, max: 5 });
    }),
  );
});

test('characters that nobody sees are refused whatever the pattern is', () => {
  for (const hidden of ['\u200b', '\u202e', '\u0007', '\ufeff'])
    expect(checkValue(rule, `a${hidden}b`)?.rule).toBe('pattern');
});

test('the server’s pattern decides, whatever the kind beside it says', () => {
  const own: FieldRule = { ...rule, patternId: 'letters', acceptedPattern: '^[xy]+$' };
  expect(checkValue(own, 'xyx')).toBeUndefined();
  expect(checkValue(own, 'abc')?.rule).toBe('pattern');
});

test('a pattern that a browser cannot read is checked by its kind', () => {
  const unreadable: FieldRule = { ...rule, patternId: 'digits', acceptedPattern: '^[0-9' };
  expect(checkValue(unreadable, '123')).toBeUndefined();
  expect(checkValue(unreadable, '12a')?.rule).toBe('pattern');
});
