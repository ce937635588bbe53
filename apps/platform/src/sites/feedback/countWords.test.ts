import { expect, test } from 'vitest';
import { countWords } from './countWords.ts';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['... !!! 🪷', 0],
  ['Tôi chưa nhận được mã.', 5],
  ['My deposit has not arrived yet', 6],
  ['ฉันรักแมว', 3],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
