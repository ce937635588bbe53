import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Money } from './Money.tsx';

const show = (locale: string, money: ReactElement) =>
  render(<I18nProvider i18n={createI18n(locale, {})}>{money}</I18nProvider>);

test('an amount is written in the language of the page, with its currency', () => {
  show('vi', <Money minor={1_250_000n} currency="VND" />);
  expect(screen.getByText('1.250.000 ₫')).toBeTruthy();
});

test('gains and losses carry their sign beside their colour', () => {
  show('en', <Money minor={500} currency="USD" isSigned isColoured />);
  show('en', <Money minor={-500} currency="USD" isSigned isColoured />);
  const [gain, loss] = ['+$5.00', '-$5.00'].map((text) => screen.getByText(text).parentElement?.className);
  expect(gain).not.toBe(loss);
});

test('a sign stays at its end on a page of the other direction', () => {
  document.documentElement.dir = 'rtl';
  show('en', <Money minor={-500} currency="USD" />);
  expect(screen.getByText('-$5.00').dir).toBe('ltr');
  document.documentElement.dir = '';
});
