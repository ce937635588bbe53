import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Odometer } from './Odometer.tsx';
import { figures } from './Odometer.css.ts';

const page = (minor: number, from?: number) => (
  <I18nProvider i18n={createI18n('en', {})}>
    <Odometer minor={minor} currency="USD" from={from} />
  </I18nProvider>
);

const read = (container: HTMLElement) => container.querySelector('[dir] > :first-child')?.textContent;

const drawn = (container: HTMLElement) => {
  const byClass = new Map(Object.entries(figures).map(([figure, name]) => [name, figure]));
  return [...container.querySelectorAll('[aria-hidden] > span')]
    .map((part) => {
      const strip = part.firstElementChild;
      return strip
        ? byClass.get([...strip.classList].find((name) => byClass.has(name)) ?? '')
        : part.textContent;
    })
    .join('');
};

test('the amount is told whole while its figures roll up to it', async () => {
  const { container, rerender } = render(page(123_456, 0));
  expect(read(container)).toBe('$1,234.56');
  expect(drawn(container)).toBe('$0.00');
  await waitFor(() => expect(drawn(container)).toBe('$1,234.56'));
  rerender(page(99));
  expect(read(container)).toBe('$0.99');
  await waitFor(() => expect(drawn(container)).toBe('$0.99'));
});

test('without a start the amount stands at once, as in the HTML of the server', () => {
  const { container } = render(page(5000));
  expect(drawn(container)).toBe('$50.00');
});

test('a figure keeps its reel when the amount grows by a digit', async () => {
  const { container, rerender } = render(page(999));
  const reels = () => [...container.querySelectorAll('[aria-hidden] > span')];
  const last = reels().at(-1);
  rerender(page(10_000));
  await waitFor(() => expect(drawn(container)).toBe('$100.00'));
  expect(reels().at(-1)).toBe(last);
});
