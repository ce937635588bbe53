import { type Language, languages } from '@marquee/reference';
import { expect, test } from 'vitest';
import { charactersOf, SUBSETS } from './subsets.ts';

const english = [...'abcdefghijklmnopqrstuvwxyz'];
const tones = ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize()));
const letters: Record<Language, readonly string[]> = { en: english, vi: [...english, ...vowels, 'đ'] };

test.each(languages)('a page in $name asks for the fonts of all its letters and figures', (language) => {
  const fonts: readonly string[] = language.fonts;
  const known = SUBSETS.filter(({ script }) => fonts.includes(script)).flatMap((one) => [
    ...charactersOf(one),
  ]);
  const needed = letters[language.id].flatMap((letter) => [letter, letter.toUpperCase()]);
  expect([...needed, ...'0123456789'].filter((one) => !known.includes(one))).toEqual([]);
});

test('no character is in two files, so that none is fetched twice', () => {
  const all = SUBSETS.flatMap((one) => [...charactersOf(one)]);
  expect(all.length).toBe(new Set(all).size);
});
