import { expect, test } from 'vitest';
import { unkeepable } from './unkeepable.ts';

test.each([
  [{ name: 'a\0b' }, 'name'],
  [{ list: ['fine', { text: 'half of a pair: \uD83D' }] }, 'list.1.text'],
  [{ 'a\0key': 1 }, 'a\uFFFDkey'],
  ['\0', ''],
])('what no database keeps is named by its path: %j', (value, path) => {
  expect(unkeepable(value)).toBe(path);
});

test('whatever else there is can be kept', () => {
  expect(unkeepable({ text: 'Giếng Rồng 🐉', count: 1, nothing: null, list: [true] })).toBeUndefined();
});
