import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLetters } from './plainLetters.ts';
import { quotable, readQuoted } from './quotable.ts';

const ids = fc.integer({ min: 0, max: 31 ** 8 - 1 });
const kinds = fc.constantFrom('T' as const, 'R' as const);

test('a reference is read back, in whatever case and with whatever spaces it was typed', () => {
  fc.assert(
    fc.property(kinds, ids, (of, id) => {
      const reference = quotable(of, id);
      expect(reference).toMatch(/^[TR][2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{5}$/);
      expect(readQuoted(reference)).toEqual({ of, id });
      expect(readQuoted(` ${reference.toLowerCase().replace('-', ' ')} `)).toEqual({ of, id });
    }),
  );
});

test('one mistaken letter is found, and two neighbours that changed places', () => {
  fc.assert(
    fc.property(ids, fc.nat({ max: 7 }), fc.constantFrom(...plainLetters), (id, at, letter) => {
      const plain = quotable('R', id).replace('-', '');
      const place = at + 1;
      fc.pre(plain[place] !== letter);
      expect(readQuoted(plain.slice(0, place) + letter + plain.slice(place + 1))).toBeNull();
    }),
  );
  fc.assert(
    fc.property(ids, fc.nat({ max: 6 }), (id, at) => {
      const letters = [...quotable('T', id).replace('-', '')];
      const [one, other] = [letters[at + 1]!, letters[at + 2]!];
      fc.pre(one !== other);
      letters[at + 1] = other;
      letters[at + 2] = one;
      expect(readQuoted(letters.join(''))).toBeNull();
    }),
  );
});

test('neighbours look nothing alike, and no two share a reference', () => {
  const all = Array.from({ length: 500 }, (_, id) => quotable('T', id));
  expect(new Set(all.map((reference) => reference.slice(0, 5))).size).toBeGreaterThan(400);
  expect(new Set(all).size).toBe(500);
});

test('what is no reference is none', () => {
  for (const text of ['', '48210', 'X7KQ2-M9XA4', 'T0KQ2-M9XA4', 'DP4H8X2LQ9TC'])
    expect(readQuoted(text)).toBeNull();
  expect(() => quotable('T', -1)).toThrow(RangeError);
});
