import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type DateRange, DateRangeField } from './DateRangeField.tsx';

const onValueChange = vi.fn<(range: DateRange) => void>();
const value = { from: '2026-11-10', to: '2026-11-12' };

const show = (errors?: { from?: string; to?: string }) =>
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <DateRangeField
        label="Period"
        fromLabel="From"
        toLabel="To"
        value={value}
        onValueChange={onValueChange}
        {...(errors && { errors })}
      />
    </I18nProvider>,
  );

test('either end that is changed is handed on with the other as it is', () => {
  show();
  expect(screen.getByRole('group', { name: 'Period' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-09' } });
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-12' });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-20' });
});

test('an error stands at its end alone', () => {
  show({ to: 'This is before the first day.' });
  const to = screen.getByLabelText('To');
  const notes = (to.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  expect(notes.some((note) => note?.textContent?.includes('before the first day'))).toBe(true);
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('From').getAttribute('aria-invalid')).not.toBe('true');
});
