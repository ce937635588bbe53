import { I18nProvider, useLingui } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageI18n } from './PageI18n.ts';

const openPage = () => {
  const i18n = new PageI18n();
  i18n.load('en', { greeting: 'Hello' });
  i18n.activate('en');
  const drawn = vi.fn<(id: string) => void>();
  const Text = ({ id }: { id: string }) => {
    const { _ } = useLingui();
    drawn(id);
    return <p>{_(id)}</p>;
  };
  const page = (id: string) => (
    <I18nProvider i18n={i18n}>
      <Text id="greeting" />
      <Text id={id} />
    </I18nProvider>
  );
  const view = render(page('greeting'));
  drawn.mockClear();
  return { i18n, drawn, show: (id: string) => view.rerender(page(id)) };
};

test('what is shown is not drawn anew when further texts come, and what is shown then says them', () => {
  const { i18n, drawn, show } = openPage();
  act(() => i18n.load('en', { farewell: 'Goodbye' }));
  expect(drawn).not.toHaveBeenCalled();
  show('farewell');
  expect(screen.queryByText('Goodbye')).not.toBeNull();
});

test('another language is said at once, everywhere, and drawn once however many texts came for it', () => {
  const { i18n, drawn } = openPage();
  act(() => i18n.load({ vi: { greeting: 'Xin chào' } }));
  act(() => i18n.load('vi', { farewell: 'Tạm biệt' }));
  expect(drawn).not.toHaveBeenCalled();
  act(() => i18n.activate('vi'));
  expect(screen.queryAllByText('Xin chào')).toHaveLength(2);
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('texts of the language that is shown are kept, even where it had none', () => {
  const { i18n } = openPage();
  i18n.activate('th');
  i18n.load('th', { greeting: 'สวัสดี' });
  expect(i18n.messages).toEqual({ greeting: 'สวัสดี' });
});
