import { createI18n } from '@marquee/i18n';
import { expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { weekdayNames } from './weekdayNames.ts';

test('Vietnamese readers have T2 to CN, others the short days of their own language', async () => {
  const namesIn = async (language: 'vi' | 'en') => {
    const i18n = createI18n(language, (await catalog(language)).messages);
    return weekdayNames.map((name) => i18n._(name));
  };
  expect(await namesIn('vi')).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']);
  expect(await namesIn('en')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});
