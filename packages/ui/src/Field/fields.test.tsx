import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextAreaField } from '../TextAreaField/TextAreaField.tsx';
import { TextField } from '../TextField/TextField.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

test('label, hint, error and duty of a field reach a screen reader', () => {
  render(<TextField label="Username" hint="4 to 12 letters" error="Too short" isRequired />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^Username/ });
  expect(input.required).toBe(true);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toBe('Too short | 4 to 12 letters');
});

test('a field without fault is not marked', () => {
  render(<TextField label="Nickname" />);
  const input = screen.getByRole('textbox', { name: 'Nickname' });
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('select, text area, date and checkbox are named by their labels', () => {
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <Select label="Topic">
        <option>Deposit</option>
      </Select>
      <TextAreaField label="Message" error="Empty" />
      <DateField label="Date of birth" defaultValue="2000-01-31" />
      <Checkbox label={<>I agree</>} error="Please agree" />
    </I18nProvider>,
  );
  expect(screen.getByRole('combobox', { name: 'Topic' })).toBeTruthy();
  expect(described(screen.getByRole('textbox', { name: 'Message' }))).toBe('Empty');
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('2000-01-31');
  expect(described(screen.getByRole('checkbox', { name: /I agree/ }))).toBe('Please agree');
});

test('a password is hidden until its owner wants to see it, and its strength is told', async () => {
  render(
    <PasswordField
      label="Password"
      revealLabel="Show password"
      concealLabel="Hide password"
      strength={{ score: 3, label: 'Good' }}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeTruthy();
  expect(screen.getByRole('meter', { name: 'Good' }).getAttribute('value')).toBe('3');
});

test('a code takes digits alone, however they are pasted', async () => {
  const Form = () => {
    const [code, setCode] = useState('');
    return <CodeField label="Code" value={code} onValueChange={setCode} />;
  };
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  input.focus();
  await userEvent.paste('12 34-56 78');
  expect(input.value).toBe('123456');
  expect(input.autocomplete).toBe('one-time-code');
});

test('the captcha is fetched anew at most once a second, and can be a question instead', () => {
  vi.useFakeTimers({ now: 10_000 });
  const onRefresh = vi.fn<() => void>();
  const words = {
    label: 'Code',
    imageAlt: 'Characters in the image',
    refreshLabel: 'Another image',
    switchLabel: 'I can’t see the image',
  };
  const onSwitch = vi.fn<() => void>();
  const { rerender } = render(
    <CaptchaField {...words} image="iVBORw0KGgo=" onRefresh={onRefresh} onSwitch={onSwitch} />,
  );
  const button = screen.getByRole('button', { name: 'Another image' });
  fireEvent.click(button);
  vi.setSystemTime(10_900);
  fireEvent.click(button);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  vi.setSystemTime(11_000);
  fireEvent.click(button);
  expect(onRefresh).toHaveBeenCalledTimes(2);
  vi.useRealTimers();

  fireEvent.click(screen.getByRole('button', { name: 'I can’t see the image' }));
  expect(onSwitch).toHaveBeenCalledOnce();
  rerender(
    <CaptchaField {...words} question="What is two and three?" onRefresh={onRefresh} onSwitch={onSwitch} />,
  );
  expect(screen.getByText('What is two and three?')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Another image' })).toBeNull();
});

const countries = [
  { code: 'VN', dialingCode: '84', name: 'Việt Nam' },
  { code: 'TH', dialingCode: '66', name: 'Thái Lan' },
  { code: 'DE', dialingCode: '49', name: 'Đức' },
];

test('a country is found by its name without marks or by its dialling code, and taken by Enter', async () => {
  const Form = () => {
    const [country, setCountry] = useState('VN');
    return (
      <PhoneField
        label="Mobile number"
        countries={countries}
        country={country}
        onCountryChange={setCountry}
        countryLabel="Country code"
        searchLabel="Find a country"
      />
    );
  };
  render(<Form />);
  expect(screen.getByRole('textbox', { name: 'Mobile number' }).getAttribute('inputmode')).toBe('tel');
  const picker = screen.getByRole('button', { name: 'Country code: Việt Nam +84' });
  await userEvent.click(picker);
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find a country' }));
  await userEvent.keyboard('duc{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Country code: Đức +49' }));
  await userEvent.click(document.activeElement as HTMLElement);
  await userEvent.keyboard('66{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Country code: Thái Lan +66' })).toBeTruthy();
});
