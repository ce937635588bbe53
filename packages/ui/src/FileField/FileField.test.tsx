import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FileField } from './FileField.tsx';

const labels = {
  choose: 'Choose a file',
  remove: (name: string) => `Remove ${name}`,
  refused: (name: string, reason: string) => `${name}: ${reason}`,
};

const Form = ({ maxFiles }: { maxFiles?: number }) => {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <I18nProvider i18n={createI18n('en', {})}>
      <FileField
        label="Receipt"
        labels={labels}
        files={files}
        onFilesChange={setFiles}
        accept="image/*,.pdf"
        maxBytes={2000}
        maxFiles={maxFiles}
      />
    </I18nProvider>
  );
};

const file = (name: string, type: string, size = 1500) => new File(['x'.repeat(size)], name, { type });
const input = () => screen.getByLabelText<HTMLInputElement>('Receipt');
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent?.replace(/[\d.]+.*$/, ''));

test('a file is shown with its size, and taken back with the focus on the field', async () => {
  render(<Form />);
  await userEvent.upload(input(), file('a photo', 'image/png'));
  expect(within(screen.getByRole('listitem')).getByText('1.5 kB')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove a photo' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(document.activeElement).toBe(input());
});

test('a further file takes the place of the only one, and joins others where several may be', async () => {
  const { unmount } = render(<Form />);
  await userEvent.upload(input(), file('first', 'image/png'));
  await userEvent.upload(input(), file('second', 'image/png'));
  expect(names()).toEqual(['second']);
  unmount();
  render(<Form maxFiles={2} />);
  await userEvent.upload(input(), [file('first', 'image/png'), file('second', 'image/jpeg')]);
  expect(names()).toEqual(['first', 'second']);
});

test('what is of another type, too large or too many is refused with its reason, and the rest is taken', () => {
  render(<Form maxFiles={2} />);
  const chosen = [
    file('page', 'text/html'),
    file('big', 'image/png', 2001),
    file('scan.PDF', ''),
    file('photo', 'image/webp'),
    file('more', 'image/png'),
  ];
  fireEvent.change(input(), { target: { files: chosen } });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const error = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('page: type big: size more: count');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test('a file may be dropped on the field', () => {
  render(<Form />);
  const dataTransfer = { types: ['Files'], files: [file('dropped', 'image/png')] };
  fireEvent.dragOver(input(), { dataTransfer });
  fireEvent.drop(input(), { dataTransfer });
  expect(names()).toEqual(['dropped']);
});
