import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

const options = [
  { value: 'vcb', label: 'Vietcombank' },
  { value: 'acb', label: 'Á Châu', keywords: 'ACB' },
  { value: 'bidv', label: 'Đầu tư Việt Nam' },
];
const onValueChange = vi.fn<(value: string) => void>();

function Form() {
  const [value, setValue] = useState('vcb');
  return (
    <Combobox
      label="Bank"
      options={options}
      value={value}
      noneText="None"
      onValueChange={(chosen) => {
        setValue(chosen);
        onValueChange(chosen);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Bank' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('arrows open it at what is chosen, walk it and go round, Enter takes', async () => {
  render(<Form />);
  await userEvent.tab();
  expect(shown()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Vietcombank');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Đầu tư Việt Nam');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('bidv');
  expect(field().value).toBe('Đầu tư Việt Nam');
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('typing finds without marks and by keywords, and nothing is said where nothing fits', async () => {
  render(<Form />);
  await userEvent.tab();
  await userEvent.keyboard('viet');
  expect(shown()).toEqual(['Vietcombank', 'Đầu tư Việt Nam']);
  await userEvent.clear(field());
  await userEvent.keyboard('acb');
  expect(shown()).toEqual(['Á Châu']);
  await userEvent.keyboard('x');
  expect(screen.getByRole('status').textContent).toBe('None');
});

test('Escape and leaving give up what was typed', async () => {
  render(<Form />);
  await userEvent.tab();
  await userEvent.keyboard('acb{Escape}');
  expect(field().value).toBe('Vietcombank');
  await userEvent.keyboard('acb');
  await userEvent.tab();
  expect(field().value).toBe('Vietcombank');
  expect(shown()).toEqual([]);
});

test('a press takes an option', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Á Châu' }));
  expect(field().value).toBe('Á Châu');
});
