import { getAccountRecord, getBetHistory, getProfitAndLoss, getStatement } from '@marquee/contract/routes';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import { betsOf, dayOf, nothing, recordOf } from '../testing/samples.ts';
import Records from './Records.page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const days = [
  dayOf('2026-11-21', { stakes: 50_000, wins: 20_000, net: -30_000 }),
  dayOf('2026-11-20'),
  dayOf('2026-11-19', { wins: 90_000, net: 90_000, deposits: 500_000 }),
];

const spanOf = ({ currency, timeZone, startDate, endDate }: ReturnType<typeof recordOf>) => ({
  currency,
  timeZone,
  startDate,
  endDate,
});

const answers = (): Answers => ({
  [getAccountRecord.id]: () => recordOf(),
  [getProfitAndLoss.id]: () => ({
    ...spanOf(recordOf()),
    totals: { ...nothing, stakes: 50_000, wins: 110_000, net: 60_000, deposits: 500_000 },
    days,
    vendors: [
      { vassalage: 'LANTERN', title: 'Lantern Reel', rounds: 3, stakes: 50_000, wins: 110_000, net: 60_000 },
    ],
  }),
  [getBetHistory.id]: () => betsOf(),
});

const render = (at = '/member/records', given = answers()) =>
  renderFeature(<Records />, { catalog, answers: given, session: memberOf(), at });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const asked = ({ called }: Awaited<ReturnType<typeof render>>) => called.mock.lastCall?.[1];

test('begins with the last seven days of the main wallet, times by the site’s clock', async () => {
  const view = await render();
  const table = await screen.findByRole('table', { name: 'Transactions' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/21 Nov 2026.*Win.*\+₫30,000.*₫1,000,000.*TQCHP-9YBMT/);
  expect(rows[1]?.textContent).toMatch(/20 Nov 2026.*to Lantern Reel.*-₫20,000/);
  expect(screen.getByText('Money in').nextElementSibling?.textContent).toBe('₫30,000');
  expect(asked(view)).toEqual({ query: { period: 'last7', wallet: 'main', page: 1, pageSize: 20 } });
  expect(screen.getByRole('button', { name: 'Last 7 days' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Time zone: GMT+7')).toBeTruthy();
});

test('days, wallet, kinds and page stand in the address, and a change of filter begins at page 1', async () => {
  const view = await render();
  await press('Page 2');
  expect(view.address()).toBe('/member/records?page=2');
  await press('Last 30 days');
  expect(view.address()).toBe('/member/records?period=last30');
  await press('Lantern Reel');
  await press('Deposit');
  await press('Win');
  expect(view.address()).toBe('/member/records?period=last30&wallet=LANTERN&kinds=deposit%2Cwin');
  expect(asked(view)).toEqual({
    query: { period: 'last30', wallet: 'LANTERN', kinds: 'deposit,win', page: 1, pageSize: 20 },
  });
  await press('Deposit');
  await press('All');
  expect(view.address()).toBe('/member/records?period=last30&wallet=LANTERN');
});

test('an address opens what it names; one that makes no sense opens the usual', async () => {
  const view = await render('/member/records?from=2026-01-01&to=2026-02-01&kinds=win&page=3');
  await screen.findByRole('table');
  expect(asked(view)).toMatchObject({
    query: { startDate: '2026-01-01', endDate: '2026-02-01', kinds: 'win', page: 3 },
  });
  cleanup();
  const other = await render('/member/records?tab=riches&period=ever&page=-4');
  await screen.findByRole('table');
  expect(asked(other)).toMatchObject({ query: { period: 'last7', page: 1 } });
});

test('days of one’s own are checked where they are chosen', async () => {
  const view = await render();
  await press('Choose dates');
  await press('Show');
  expect(screen.getByText('Choose a start date.')).toBeTruthy();
  const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
  expect(document.activeElement).toBe(from);
  await userEvent.type(from, '2026-03-10');
  await userEvent.type(to, '2026-03-01');
  await press('Show');
  expect(screen.getByText('The end date can’t be before the start date.')).toBeTruthy();
  expect(document.activeElement).toBe(to);
  await userEvent.clear(to);
  await userEvent.type(to, '2027-03-11');
  await press('Show');
  expect(screen.getByText('You can view up to 366 days at once.')).toBeTruthy();
  await userEvent.clear(to);
  await userEvent.type(to, '2026-03-12');
  await press('Show');
  await waitFor(() => expect(view.address()).toBe('/member/records?from=2026-03-10&to=2026-03-12'));
});

test('profit and loss sums up, draws the trend and lists the days that were lively', async () => {
  await render('/member/records?tab=profit');
  const table = await screen.findByRole('table', { name: 'By day' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['21 Nov 2026', '19 Nov 2026']);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Net result by day from 19 Nov 2026 to 21 Nov 2026: between -₫30,000 and ₫90,000',
  );
  expect(screen.getAllByText('Deposited')[0]?.nextElementSibling?.textContent).toBe('₫500,000');
});

test('profit and loss tells the vendors apart', async () => {
  await render('/member/records?tab=profit');
  const table = await screen.findByRole('table', { name: 'By provider' });
  expect(within(table).getByRole('rowheader').textContent).toBe('Lantern Reel (3)');
  expect(within(table).getAllByRole('cell')[0]?.textContent).toBe('+₫60,000');
});

test('the bet history has every round, and one vendor’s alone where it is chosen', async () => {
  const view = await render('/member/records?tab=bets');
  const table = await screen.findByRole('table', { name: 'Bet history' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toMatch(/Dragon WellLantern Reel.*In progress/);
  expect(rows[1]?.textContent).toMatch(/Lotus MoonLucky Banyan.*₫10,000.*₫40,000.*\+₫30,000/);
  await press('Lucky Banyan');
  expect(view.address()).toBe('/member/records?tab=bets&vendor=BANYAN');
  expect(asked(view)).toMatchObject({ query: { vassalage: 'BANYAN', page: 1 } });
});

test('without bets the history says what will be there', async () => {
  const none = () => betsOf({ total: 0, rounds: [], vendors: [] });
  await render('/member/records?tab=bets', { ...answers(), [getBetHistory.id]: none });
  expect(await screen.findByText('No bets on these dates')).toBeTruthy();
});

test('bonus money has a record of its own', async () => {
  const view = await render();
  await userEvent.click(await screen.findByRole('tab', { name: 'Bonus' }));
  await waitFor(() => expect(asked(view)).toMatchObject({ query: { wallet: 'bonus' } }));
  expect(view.address()).toBe('/member/records?tab=bonus');
  expect((await screen.findByText('Received')).nextElementSibling?.textContent).toBe('₫30,000');
});

test('the statement is loaded part by part and saved as one file', async () => {
  const queries: unknown[] = [];
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:statement';
  };
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await render('/member/records', {
    ...answers(),
    [getStatement.id]: ({ query }) => {
      queries.push(query);
      return queries.length === 1
        ? { fileName: 'lotus.csv', csv: 'one\r\n', next: '1-2-3' }
        : { fileName: 'lotus.csv', csv: 'two\r\n', next: null };
    },
  });
  await press('Statement (CSV)');
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(queries).toEqual([
    { startDate: '2026-11-15', endDate: '2026-11-21' },
    { startDate: '2026-11-15', endDate: '2026-11-21', after: '1-2-3' },
  ]);
  expect(await saved?.text()).toBe('one\r\ntwo\r\n');
});

test('nothing says what to do, and a failure can be tried again', async () => {
  const given = { ...answers(), [getAccountRecord.id]: offline } as Answers;
  await render('/member/records', given);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the records');
  given[getAccountRecord.id] = () => recordOf({ movements: [], total: 0 });
  await press('Try again');
  expect(await screen.findByText('Nothing happened on these dates')).toBeTruthy();
});
