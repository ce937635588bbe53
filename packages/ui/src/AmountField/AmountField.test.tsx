import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

const Form = ({ locale, ...props }: { locale: string } & Partial<AmountFieldProps>) => {
  const [value, setValue] = useState<number | undefined>(props.value);
  return (
    <I18nProvider i18n={createI18n(locale, {})}>
      <AmountField label="Amount" currency="VND" {...props} value={value} onValueChange={setValue} />
      <output>{value ?? 'none'}</output>
    </I18nProvider>
  );
};

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const minor = () => screen.getByRole('status').textContent;

test('an amount is grouped as it is typed and comes out in minor units', async () => {
  render(<Form locale="vi" />);
  await userEvent.type(input(), '1250000');
  expect(input().value).toBe('1.250.000');
  expect(minor()).toBe('1250000');
  await userEvent.clear(input());
  expect(minor()).toBe('none');
});

test('either point on a keypad is the decimal sign of the language', async () => {
  render(<Form locale="vi" currency="USD" />);
  await userEvent.type(input(), '1234.5');
  expect(input().value).toBe('1.234,5');
  expect(minor()).toBe('123450');
});

test('the caret stays beside the figure that was typed, and a group does not hold it up', async () => {
  render(<Form locale="en" value={1_234_567} />);
  await userEvent.type(input(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(input().value).toBe('12,934,567');
  expect(input().selectionStart).toBe(4);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(input().value).toBe('34,567');
  expect(input().selectionStart).toBe(0);
});

test('a point typed into an amount without fractions cuts nothing off', async () => {
  render(<Form locale="vi" value={1_250_000} />);
  await userEvent.type(input(), ',', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(minor()).toBe('1250000');
});

test('what is pasted is read in the notation of the language', async () => {
  render(<Form locale="en" currency="USD" />);
  input().focus();
  await userEvent.paste('$1,200.50');
  expect(minor()).toBe('120050');
});

test('a quick amount within the limits enters itself, and the last one enters the most', async () => {
  render(
    <Form
      locale="en"
      min={50_000}
      max={2_000_000}
      limitsText={({ min, max }) => `From ${min} to ${max}`}
      quickAmounts={[10_000, 100_000, 5_000_000]}
      quickLabel="Quick amounts"
      allLabel="All"
    />,
  );
  const group = screen.getByRole('group', { name: 'Quick amounts' });
  expect([...group.children].map(({ textContent }) => textContent)).toEqual(['100,000', 'All']);
  await userEvent.click(screen.getByRole('button', { name: '100,000' }));
  expect(input().value).toBe('100,000');
  expect(screen.getByRole('button', { name: '100,000', pressed: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(minor()).toBe('2000000');
  const hint = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('From ₫50,000 to ₫2,000,000');
});
