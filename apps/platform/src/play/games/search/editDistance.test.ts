import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['rong', 'rong', 0],
  ['rogn', 'rong', 1],
  ['rng', 'rong', 1],
  ['roong', 'rong', 1],
  ['ring', 'rong', 1],
  ['ginog', 'rong', 3],
  ['', 'ab', 2],
])('%s is %s after %i changes', (one, other, changes) => expect(editDistance(one, other, 5)).toBe(changes));

test('it is the same both ways, nothing for the same word alone, and never counts past the bound', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
      const distance = editDistance(one, other, most);
      expect(distance).toBe(editDistance(other, one, most));
      expect(distance).toBeLessThanOrEqual(most + 1);
      expect(distance === 0).toBe(one === other);
    }),
  );
});
