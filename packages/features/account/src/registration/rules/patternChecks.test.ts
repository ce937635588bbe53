import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patterns } from '../../../../../../apps/platform/src/sites/system/patterns.ts';
import { checkValue } from './checkValue.ts';
import { patternChecks } from './patternChecks.ts';
import type { PatternKind } from './RegistrationAnswers.ts';
import { requirements } from './requirements.ts';

type Example = { right: readonly string[]; wrong: readonly string[] };

const examples: Record<PatternKind, Example> = {
  any: { right: ['sen vàng', '!?', '🪷'], wrong: ['a\u200bb', 'a\u0007', '\u202eabc'] },
  'letter-first-alphanumeric': { right: ['a', 'Lotus9'], wrong: ['9lotus', 'lo tus', 'sén', '', 'a_b'] },
  alphanumeric: { right: ['9lotus', 'A1'], wrong: ['a b', 'é', '', 'a-b'] },
  letters: { right: ['Lotus'], wrong: ['Lotus1', 'Lo tus', 'ă', ''] },
  digits: { right: ['0123'], wrong: ['12a', '1 2', '１２', ''] },
  email: {
    right: ['a@b.vn', 'first.last+tag@mail.example.com', "o'hara@x-y.museum"],
    wrong: ['a@b', 'a@b.c', '.a@b.vn', 'a..b@c.vn', 'a@-b.vn', 'a b@c.vn', 'a@b.1n', '@b.vn', 'a@b@c.vn'],
  },
  'has-uppercase': { right: ['aB', 'Á A'], wrong: ['ab', 'Á', '1'] },
  'english-spaces': { right: ['An Nguyen', ' a'], wrong: ['   ', 'Án', 'a1', ''] },
  'no-spaces': { right: ['a!é'], wrong: ['a b', ' ', ''] },
  'date-ymd': { right: ['1990-12-31'], wrong: ['1990-13-01', '1990-00-10', '31-12-1990', '1990-1-1', ''] },
  'date-mdy': { right: ['12-31-1990'], wrong: ['31-12-1990', '1990-12-31', '12-32-1990', ''] },
  chinese: { right: ['蓮花'], wrong: ['蓮 花', 'れんげ', 'a', ''] },
  korean: { right: ['연꽃'], wrong: ['연 꽃', '蓮', ''] },
  thai: { right: ['ดอกบัว'], wrong: ['ดอก บัว', 'bua', ''] },
  'thai-english-spaces': { right: ['ดอก bua', ' '], wrong: ['บัว1', 'é', ''] },
  'full-name': { right: ['Nguyễn Văn An', "Mary O'Neil-Smith"], wrong: ['An', 'An  Vu', 'An ', 'An V1', ''] },
  'japanese-full-width': { right: ['蓮の花', 'ハス　ハナ', 'レー々'], wrong: ['ﾊｽ', 'hasu', '蓮 花', ''] },
  uppercase: { right: ['ABC'], wrong: ['AbC', 'Á', 'A1', ''] },
  'digits-from-9': { right: ['9', '901'], wrong: ['19', '9a', ''] },
  'strong-password': { right: ['Aa1!', 'Ảnh-Sen9'], wrong: ['aa1!', 'AA1!', 'Aab!', 'Aa12', 'Aa1 !', ''] },
};

const kinds = Object.keys(examples) as PatternKind[];
const ruleOf = (patternId: PatternKind) => ({
  field: 'any',
  patternId,
  minLength: 0,
  maxLength: 500,
  acceptedPattern: patterns[patternId],
});
const isKept = (kind: PatternKind, value: string) => checkValue(ruleOf(kind), value) === undefined;
const meetsAll = (kind: PatternKind, value: string) =>
  patternChecks[kind].every((requirement) => requirements[requirement](value));

describe.each(kinds)('%s', (kind) => {
  test.each(examples[kind].right)('takes %j', (value) => {
    expect(checkValue(ruleOf(kind), value)).toBeUndefined();
  });

  test.each(examples[kind].wrong)('refuses %j', (value) => {
    expect(checkValue(ruleOf(kind), value)).toMatchObject({ rule: 'pattern', patternId: kind });
  });

  test('its requirements together are what its pattern accepts', () => {
    const letters = [...examples[kind].right, ...examples[kind].wrong].join('').split('');
    const near = fc.array(fc.constantFrom(...letters), { maxLength: 12 }).map((parts) => parts.join(''));
    const spliced = fc
      .tuple(fc.constantFrom(...examples[kind].right), fc.nat(20), fc.constantFrom('', ...letters))
      .map(([value, at, letter]) => value.slice(0, at) + letter + value.slice(at + 1));
    const anything = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(near, spliced, anything), (value) => {
        // What nobody sees is refused before any pattern is asked.
        fc.pre(!/[\p{Cc}\u2028\u2029]/u.test(value) && isKept('any', value));
        expect(meetsAll(kind, value)).toBe(isKept(kind, value));
      }),
      { numRuns: 300 },
    );
  });
});
