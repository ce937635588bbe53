import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsoleContext, type ConsoleState } from '../api/ConsoleContext.ts';
import type { DataColumn } from './DataColumn.ts';
import { DataTable } from './DataTable.tsx';
import { TextFilter } from './TextFilter.tsx';
import { useTableState } from './useTableState.ts';

type Member = { name: string; balance: number | null };

const members: Member[] = [
  { name: 'binh', balance: 20 },
  { name: 'an', balance: null },
  { name: 'chi', balance: 3 },
];

const columns: DataColumn<Member>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name, value: ({ name }) => name },
  {
    id: 'balance',
    header: 'Balance',
    sortable: true,
    align: 'end',
    cell: ({ balance }) => balance ?? 'none',
    value: ({ balance }) => balance,
  },
  {
    id: 'letters',
    header: 'Letters',
    hidden: true,
    cell: ({ name }) => name.length,
    value: ({ name }) => name.length,
  },
];

const saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  localStorage.clear();
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', text: (blob as Blob).text() });
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const Address = () => <output data-testid="address">{useLocation().search}</output>;
const Filter = () => <TextFilter state={useTableState('members')} name="search" label="Find" />;

type Extra = Partial<Parameters<typeof DataTable<Member>>[0]>;

const show = (extra: Extra = {}, address = '/members') => {
  const self = { id: 'p1', merchants: [] } as unknown as ConsoleState['self'];
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <ConsoleContext value={{ self } as ConsoleState}>
        <MemoryRouter initialEntries={[address]}>
          <DataTable
            id="members"
            label="Members"
            columns={columns}
            rows={members}
            rowKey={({ name }) => name}
            rowTo={({ name }) => `/members/${name}`}
            {...extra}
          />
          <Address />
        </MemoryRouter>
      </ConsoleContext>
    </I18nProvider>,
  );
  return userEvent.setup();
};

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');

test('a press on a head sorts upwards, then downwards, then not; what has no value stands last', async () => {
  const user = show();
  const balance = screen.getByRole('button', { name: 'Balance' });
  await user.click(balance);
  expect([names(), address()]).toEqual([['chi', 'binh', 'an'], '?members.sort=balance']);
  await user.click(balance);
  expect([names(), address()]).toEqual([['binh', 'chi', 'an'], '?members.sort=-balance']);
  expect(screen.getByRole('columnheader', { name: 'Balance' }).getAttribute('aria-sort')).toBe('descending');
  await user.click(balance);
  expect([names(), address()]).toEqual([['binh', 'an', 'chi'], '']);
});

test('an address shows the same to another: sorting and chosen columns', () => {
  show({}, '/members?members.sort=name&members.columns=name,letters');
  expect([names(), heads()]).toEqual([
    ['an', 'binh', 'chi'],
    ['Name', 'Letters'],
  ]);
});

test('rows of a server stay in its order, whatever the address sorts by', () => {
  show({ total: 100 }, '/members?members.sort=name');
  expect(names()).toEqual(['binh', 'an', 'chi']);
  expect(screen.getByRole('navigation')).toBeTruthy();
});

test('a column of an address that is not there changes nothing', () => {
  show({}, '/members?members.sort=-nothing&members.page=-3');
  expect(names()).toEqual(['binh', 'an', 'chi']);
});

test('columns are chosen, all but the one that names the rows, and come back as they were', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Name', hidden: true }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Letters', hidden: true }));
  expect([heads(), address()]).toEqual([
    ['Name', 'Balance', 'Letters'],
    '?members.columns=name,balance,letters',
  ]);
  await user.click(screen.getByRole('button', { name: 'Columns as they were', hidden: true }));
  expect([heads(), address()]).toEqual([['Name', 'Balance'], '']);
});

test('a view is saved under a name, comes back, and can be forgotten', async () => {
  const user = show({}, '/members?members.sort=name&other.page=2');
  // A closed dialog takes no typing, and jsdom has no popovers that open it.
  document.querySelector('dialog[aria-label="Saved views"]')?.setAttribute('open', '');
  await user.type(screen.getByRole('textbox', { name: 'Name of this view', hidden: true }), 'By name');
  await user.click(screen.getByRole('button', { name: 'Save this view', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['chi', 'binh', 'an']);
  await user.click(screen.getByRole('button', { name: 'By name', hidden: true }));
  expect([names(), address()]).toEqual([['an', 'binh', 'chi'], '?other.page=2&members.sort=name']);
  await user.click(screen.getByRole('button', { name: 'Forget By name', hidden: true }));
  expect(screen.queryByRole('button', { name: 'By name', hidden: true })).toBeNull();
});

test('the file holds what is shown: its columns and its order', async () => {
  const user = show({}, '/members?members.sort=name&members.columns=name,letters');
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  expect(await saved[0]?.text).toBe('Name,Letters\r\nan,2\r\nbinh,4\r\nchi,3\r\n');
});

test('the file of a served table holds all its pages', async () => {
  const loadPage = vi.fn<(page: number) => Promise<Member[]>>((page) =>
    Promise.resolve(page === 1 ? members : [{ name: 'dung', balance: 1 }]),
  );
  const user = show({ total: 4, pageSize: 3, loadPage });
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text)?.split('\r\n').slice(1, -1)).toEqual(['binh,20', 'an,', 'chi,3', 'dung,1']);
  expect(loadPage.mock.calls).toEqual([[1], [2]]);
});

test('who may not take rows along has no file', () => {
  show({ canExport: false });
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
});

test('arrows go from row to row, Home and End to the outer ones, Enter opens the page', async () => {
  const user = show();
  screen.getByRole('link', { name: 'binh' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('an');
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('chi');
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('binh');
  expect(document.activeElement?.getAttribute('href')).toBe('/members/binh');
});

test('a filter holds as soon as typing stops, and brings back the first page', async () => {
  const user = show({ filters: <Filter />, total: 90 }, '/members?members.page=3');
  await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'mai ');
  await vi.waitFor(() => expect(address()).toBe('?members.search=mai'));
});

test('rows are chosen one by one or all of a page, and acted on together', async () => {
  const act = vi.fn<(chosen: readonly Member[]) => void>();
  const actions: Extra['actions'] = (chosen, clear) => (
    <button
      type="button"
      onClick={() => {
        act(chosen);
        clear();
      }}
    >
      Act
    </button>
  );
  const user = show({ actions });
  expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /all of this page/ }));
  await user.click(within(screen.getByRole('table')).getByRole('checkbox', { name: 'Choose an' }));
  await user.click(screen.getByRole('button', { name: 'Act' }));
  expect(act.mock.calls).toEqual([[[members[0], members[2]]]]);
  expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
});

test('a table says that it loads, that nothing fits, or why it did not load', async () => {
  show({ rows: undefined });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  cleanup();
  show({ rows: [] });
  expect([screen.queryByRole('table'), screen.getByText('Nothing fits')]).toEqual([null, expect.anything()]);
  cleanup();
  const refetch = vi.fn<() => void>();
  const user = show({ rows: undefined, query: { error: new Error('down'), isFetching: false, refetch } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a filter that was just typed leads nobody back who has gone on', async () => {
  const user = show({ filters: <Filter /> });
  const before = window.location.pathname;
  await user.type(screen.getByRole('searchbox', { name: 'Find' }), 'an');
  window.history.pushState(null, '', '/members/1');
  await new Promise((done) => setTimeout(done, 400));
  expect(address()).toBe('');
  window.history.replaceState(null, '', before);
});
