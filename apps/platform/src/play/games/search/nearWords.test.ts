import { expect, test } from 'vitest';
import { nearWords } from './nearWords.ts';

const known = ['rong', 'rung', 'vang', 'gieng', 'dragon', 'dragons', 'well', 'da'];

test('a word that a known one holds stays as it is', () => {
  expect(nearWords('rong', known)).toEqual(['rong']);
  expect(nearWords('drag', known)).toEqual(['drag']);
});

test.each([
  ['rogn', ['rong']],
  ['ring', ['rong', 'rung']],
  ['giegn', ['gieng']],
  ['darg', ['drag']],
  ['dargon', ['dragon']],
  ['wekl', ['well']],
])('%s is spelt like %j', (word, near) => expect(nearWords(word, known)).toEqual(near));

test.each(['zeppelin', 'xq', 'qqqq'])('%s is spelt like nothing', (word) =>
  expect(nearWords(word, known)).toEqual([]),
);
