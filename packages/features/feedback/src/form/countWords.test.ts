import { expect, test } from 'vitest';
import { countWords } from './countWords.ts';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['... !!!', 0],
  ['Tôi chưa nhận được mã.', 5],
  ['My deposit has not arrived yet', 6],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('a script without spaces has words too', () => {
  expect(countWords('ฉันยังไม่ได้รับเงิน')).toBeGreaterThanOrEqual(5);
});
