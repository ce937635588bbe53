// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createI18n } from './createI18n.ts';
import { useDateTime } from './useDateTime.ts';
import { useLocale } from './useLocale.ts';
import { useMoney } from './useMoney.ts';
import { useNumber } from './useNumber.ts';

const inside = (locale: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={createI18n(locale, {})}>{children}</I18nProvider>
  ),
});

test('hooks write in the language of the page', () => {
  expect(renderHook(useLocale, inside('vi')).result.current.code).toBe('VI');
  expect(renderHook(useMoney, inside('vi')).result.current(5000, 'VND')).toBe('5.000\u00a0₫');
  expect(renderHook(useNumber, inside('vi')).result.current(1234.5)).toBe('1.234,5');
  const { dateTime, relative } = renderHook(useDateTime, inside('en')).result.current;
  expect(dateTime('2026-11-21T20:30:00Z', { show: 'date', timeZone: 'UTC' })).toBe('21 Nov 2026');
  expect(relative('2026-11-21T20:30:00Z', new Date('2026-11-21T20:35:00Z'))).toBe('5 minutes ago');
});
