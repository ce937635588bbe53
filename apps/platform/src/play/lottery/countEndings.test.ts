import { expect, test } from 'vitest';
import { countEndings } from './countEndings.ts';

test('endings are counted over all prizes of all draws, the most frequent first', () => {
  expect(
    countEndings([
      [
        { prize: 'DB', numbers: ['83945'] },
        { prize: 'G7', numbers: ['45', '07'] },
      ],
      [{ prize: 'DB', numbers: ['00045', '110'] }],
    ]),
  ).toEqual([
    { number: '45', hits: 3 },
    { number: '07', hits: 1 },
    { number: '10', hits: 1 },
  ]);
});
