import type { Language } from '@marquee/reference';
import { expect, test } from 'vitest';
import { languageOf } from './languageOf.ts';

const brand = { languages: ['vi', 'en'] as const, defaultLanguage: 'vi' } as const;
const site = { ...brand, languages: [...brand.languages] };

test.each([
  ['en', 'en'],
  ['EN', 'en'],
  ['en-US', 'en'],
  ['en_US', 'vi'],
  ['fr', 'vi'],
  ['fr, en;q=0.5', 'en'],
  ['en;q=0, vi;q=0.1', 'vi'],
  ['vi;q=0.3, en-GB;q=0.8, *;q=0.1', 'en'],
  ['*', 'vi'],
  ['en-Zzzz-ZZ-x-nobody', 'en'],
  [';;,=,é', 'vi'],
  ['', 'vi'],
])('a browser that wishes %j reads %s', (wishes, language) => {
  expect(languageOf({ 'accept-language': wishes }, site)).toBe(language);
});

test('what the page chose comes before what the browser wishes', () => {
  expect(languageOf({ 'x-language': 'en', 'accept-language': 'vi' }, site)).toBe('en');
  expect(languageOf({ 'x-language': 'en-AU', 'accept-language': 'vi' }, site)).toBe('en');
  expect(languageOf({ 'x-language': 'fr', 'accept-language': 'en' }, site)).toBe('en');
});

test.each([
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-SG', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
])('where one language is written in several ways, %s finds %s', (wish, found) => {
  const languages = ['en', 'zh-CN', 'zh-TW', 'pt-BR'] as Language[];
  expect(languageOf({ 'accept-language': wish }, { languages, defaultLanguage: 'en' })).toBe(found);
});

test('a language that the brand does not offer is not spoken on its site', () => {
  const english = { languages: ['en' as const], defaultLanguage: 'en' as const };
  expect(languageOf({ 'x-language': 'vi', 'accept-language': 'vi' }, english)).toBe('en');
});
