import { languages } from '@marquee/reference';
import { expect, test } from 'vitest';
import { charactersOf, SUBSETS } from './subsets.ts';

const english = [...'abcdefghijklmnopqrstuvwxyz'];
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize()));
const alphabets = { English: english, 'Tiếng Việt': [...english, ...vowels, 'đ'] };

test.each(Object.entries(alphabets))('a page in %s asks for all its letters and figures', (name, letters) => {
  const fonts: readonly string[] = languages.find((language) => language.name === name)?.fonts ?? [];
  const asked = SUBSETS.filter(({ script }) => fonts.includes(script));
  const known = asked.flatMap((subset) => [...charactersOf(subset)]);
  const needed = letters.flatMap((letter) => [letter, letter.toUpperCase()]);
  expect([...needed, ...'0123456789'].filter((one) => !known.includes(one))).toEqual([]);
});

test('no character is in two files, so that none is fetched twice', () => {
  const all = SUBSETS.flatMap((one) => [...charactersOf(one)]);
  expect(all.length).toBe(new Set(all).size);
});
