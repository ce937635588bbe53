import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DateRangeField } from './DateRangeField.tsx';
import type { DateRange } from './rangeOf.ts';

const onValueChange = vi.fn<(range: DateRange) => void>();

beforeEach(() => onValueChange.mockClear());

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState({ from: '2026-11-10', to: '2026-11-12' });
  return (
    <I18nProvider i18n={createI18n('en', {})}>
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        today="2026-11-21"
        max="2026-11-21"
        presets={[{ preset: 'last7Days', label: '7 days' }]}
        value={value}
        error={error}
        onValueChange={(range) => {
          setValue(range);
          onValueChange(range);
        }}
      />
    </I18nProvider>
  );
}

const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const enter = (name: string, value: string) => fireEvent.change(day(name), { target: { value } });

test('a preset is one press, and shows that it is in force', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: '7 days', pressed: false }));
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
  expect(screen.getByRole('button', { name: '7 days', pressed: true })).toBeTruthy();
});

test('a year that is half typed is not handed on', () => {
  render(<Form />);
  enter('From', '0002-11-10');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(day('From').value).toBe('0002-11-10');
  fireEvent.blur(day('From'));
  expect(day('From').value).toBe('2026-11-10');
  enter('From', '2026-11-09');
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-12' });
});

test('ends in the wrong order change places, and days out of reach come back, as the field is left', () => {
  render(<Form />);
  enter('From', '2026-11-20');
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.blur(day('From'));
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-12', to: '2026-11-20' });
  enter('To', '2027-01-01');
  fireEvent.blur(day('To'));
  expect(day('To').value).toBe('2026-11-21');
});

test('an error is told by the group and by both ends', () => {
  render(<Form error="Choose up to 90 days." />);
  const group = screen.getByRole('group', { name: 'Period' });
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Choose up to 90 days.');
  expect(day('From').getAttribute('aria-invalid')).toBe('true');
  expect(day('To').getAttribute('aria-describedby')).toBe(note?.id);
});
