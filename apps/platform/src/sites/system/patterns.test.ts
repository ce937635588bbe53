import { patternKinds } from '@marquee/contract';
import * as fc from 'fast-check';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { type PatternKind, patterns } from './patterns.ts';

const accepts = (kind: PatternKind, value: string) =>
  patterns[kind] === '*' || new RegExp(patterns[kind], 'u').test(value);

const examples: Record<PatternKind, { right: string[]; wrong: string[] }> = {
  any: { right: ['', 'Đặng 🪷'], wrong: [] },
  'letter-first-alphanumeric': { right: ['a', 'Lotus9'], wrong: ['9lotus', 'lo tus', 'đen', ''] },
  alphanumeric: { right: ['9lotus'], wrong: ['lo-tus', 'ậ'] },
  letters: { right: ['abC'], wrong: ['abc1'] },
  digits: { right: ['0123'], wrong: ['12a', '１２', '-1', '1.5'] },
  email: {
    right: ['an@example.com', "o'neil+x@mail.example.co"],
    wrong: ['an', 'an@', 'an@x', 'a n@x.com', '.an@x.com', 'an@-x.com', 'an@x..com', 'a@b@c.com'],
  },
  'has-uppercase': { right: ['aBc', 'A'], wrong: ['abc', '123', 'Đ'] },
  'english-spaces': { right: ['Nguyen Van An'], wrong: ['Nguyễn', ' ', 'a1'] },
  'no-spaces': { right: ['ậ!'], wrong: ['a b', 'a\u00a0b', '\t'] },
  'date-ymd': { right: ['1990-12-31'], wrong: ['31-12-1990', '1990-13-01', '1990-1-1'] },
  'date-mdy': { right: ['12-31-1990'], wrong: ['31-12-1990', '1990-12-31'] },
  chinese: { right: ['金莲'], wrong: ['金a', 'かな'] },
  korean: { right: ['연꽃'], wrong: ['연 꽃', '金'] },
  thai: { right: ['บัวทอง'], wrong: ['บัว ทอง', 'a'] },
  'thai-english-spaces': { right: ['บัว Lotus'], wrong: ['บัว1'] },
  'full-name': { right: ['Nguyễn An', "Mary-Jane O'Neil"], wrong: ['An', 'An ', ' An', 'A  B', 'An 1'] },
  'japanese-full-width': { right: ['カタカナ', 'ひらがな', '山田　太郎'], wrong: ['ｶﾅ', 'abc', 'カ タ'] },
  uppercase: { right: ['ABC'], wrong: ['ABc', 'A1', 'Đ'] },
  'digits-from-9': { right: ['9', '912'], wrong: ['812', '9a', ''] },
  'strong-password': {
    right: ['Sen-vang9'],
    wrong: ['Senvang9', 'sen-vang9', 'SEN-VANG9', 'Sen-vang', 'Sen vang-9'],
  },
};

test.each(patternKinds)('%s takes what it is for and nothing else', (kind) => {
  const { right, wrong } = examples[kind];
  expect(right.filter((value) => !accepts(kind, value))).toEqual([]);
  expect(wrong.filter((value) => accepts(kind, value))).toEqual([]);
});

const characters: Partial<Record<PatternKind, (character: string) => boolean>> = {
  alphanumeric: (c) => /[A-Za-z0-9]/.test(c),
  letters: (c) => /[A-Za-z]/.test(c),
  digits: (c) => c >= '0' && c <= '9' && c.length === 1,
  uppercase: (c) => /[A-Z]/.test(c),
  'no-spaces': (c) => c.trim() !== '',
};

test.each(Object.entries(characters))('%s goes by its characters alone', (kind, isRight) => {
  const unit = fc.oneof(
    fc.constantFrom('a', 'Z', '0', '9', ' ', 'Đ', '-'),
    fc.string({ minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 8 }), (value) => {
      expect(accepts(kind as PatternKind, value.join(''))).toBe(value.every(isRight));
    }),
  );
});

test('a strong password has all four kinds of character', () => {
  const part = fc.constantFrom('a', 'B', '7', '!');
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (value) => {
      expect(accepts('strong-password', value.join(''))).toBe(new Set(value).size === 4);
    }),
  );
});

test.each(patternKinds)('no text makes %s go back over what it has read, again and again', (kind) => {
  const { reports } = analyse({ source: patterns[kind].replace(/^\*$/, ''), flags: 'u' });
  expect(reports.map(({ type, character }) => [type, character.pick])).toEqual([]);
});
