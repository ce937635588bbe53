import type { Language } from '@marquee/reference';
import { expect, test } from 'vitest';
import type { LocalText } from '../db/columns.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { textIn } from './textIn.ts';

const readerOf = (language: Language, defaultLanguage: Language) => ({
  language,
  merchant: { brand: { defaultLanguage } } as Merchant,
});

test.each<[string, LocalText, Language, Language, string]>([
  ['in the reader’s language', { vi: 'Chào', en: 'Hello' }, 'en', 'vi', 'Hello'],
  ['in the brand’s, where the reader’s is missing', { vi: 'Chào' }, 'en', 'vi', 'Chào'],
  ['in the brand’s, where the reader’s is empty', { vi: 'Chào', en: '' }, 'en', 'vi', 'Chào'],
  ['in any that there is, where both are missing', { en: 'Hello' }, 'vi', 'vi', 'Hello'],
  ['as nothing, where none has it', {}, 'vi', 'en', ''],
])('a stored text shows %s', (_where, text, language, defaultLanguage, shown) => {
  expect(textIn(readerOf(language, defaultLanguage), text)).toBe(shown);
});
