import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateField } from './DateField.tsx';

test('the day is also written out in the language of the page, whatever the browser speaks', () => {
  render(
    <I18nProvider i18n={createI18n('vi', {})}>
      <DateField label="Ngày sinh" />
    </I18nProvider>,
  );
  const enter = (value: string) =>
    fireEvent.change(screen.getByLabelText('Ngày sinh'), { target: { value } });
  expect(screen.queryByText(/thg/)).toBeNull();
  enter('1998-05-20');
  expect(screen.getByText('20/05/1998')).toBeTruthy();
  enter('0002-05-20');
  expect(screen.queryByText(/thg/)).toBeNull();
});
