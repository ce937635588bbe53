import type { RouteValue } from '@marquee/contract/route';
import { ApiError } from '@marquee/api-client';
import {
  getAccountRecord,
  getConsolidatedFunds,
  getMerchantWallet,
  transferWallet,
} from '@marquee/contract/routes';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { sessionStore, toastsAtom } from '@marquee/feature-core';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import { fundsOf, recordOf } from '../testing/samples.ts';
import Wallet from './Wallet.page.tsx';

afterEach(() => {
  cleanup();
  for (const key of ['consolidated', 'merchantWallet'] as const) sessionStore.remove(key);
});

const single: Answers = {
  [getMerchantWallet.id]: () => ({ isSingle: true }),
  [getConsolidatedFunds.id]: () => fundsOf({ isSingle: true, wallets: [], total: 1_150_000 }),
  [getAccountRecord.id]: () => recordOf(),
};

const parted: Answers = {
  ...single,
  [getMerchantWallet.id]: () => ({ isSingle: false }),
  [getConsolidatedFunds.id]: () => fundsOf(),
};

const render = (answers: Answers, hasPage = (_path: string) => false) =>
  renderFeature(<Wallet />, { catalog, answers, session: memberOf(), site: { hasPage } });

const part = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;

test('shows everything that the member has, and what it is made of', async () => {
  await render(single);
  expect(await part('Main wallet')).toBe('₫1,000,000');
  expect(await part('Bonus')).toBe('₫100,000');
  expect(await part('On hold')).toBe('₫50,000');
  await screen.findAllByText('₫1,150,000');
  expect(screen.queryByText('With providers')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Provider wallets' })).toBeNull();
  expect(sessionStore.get('merchantWallet')).toBe('{"isSingle":true}');
  expect(JSON.parse(sessionStore.get('consolidated') ?? '')).toMatchObject({ main: 1_000_000 });
});

test('a press asks for the balance anew, and is seen for a second', async () => {
  const { called } = await render(single);
  const refresh = await screen.findByRole('button', { name: 'Refresh the balance' });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(refresh);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(refresh.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(refresh);
  expect(called.mock.calls.filter(([operation]) => operation === getConsolidatedFunds.id)).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(refresh.getAttribute('aria-busy')).toBe('false');
});

test('leads to paying in and out where there are such pages', async () => {
  await render(single, (path) => path === '/member/deposit');
  expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('/member/deposit');
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
});

test('shows the last movements with what was left after each', async () => {
  await render(single);
  const table = await screen.findByRole('table', { name: 'Latest transactions' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/Win.*\+₫30,000.*₫1,000,000.*TQCHP-9YBMT/);
  expect(second?.textContent).toMatch(/Between walletsto Lantern Reel.*-₫20,000.*₫970,000/);
});

test('moves money to a vendor, and tells what went wrong at the field', async () => {
  const moves: unknown[] = [];
  let outcome = (): RouteValue<'transferWallet'> => {
    throw new ApiError(409, { code: 'INSUFFICIENT_FUNDS', message: 'There is not enough money.' });
  };
  const { store } = await render({
    ...parted,
    [transferWallet.id]: ({ body }) => {
      moves.push(body);
      return outcome();
    },
  });
  expect(await screen.findByRole('button', { name: 'Lantern Reel₫40,000' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Lucky Banyan');
  const amount = screen.getByRole('textbox', { name: /^Amount/ });
  const move = screen.getByRole('button', { name: 'Move' });
  await userEvent.click(move);
  expect(screen.getByText('Enter an amount.')).toBeTruthy();
  expect(document.activeElement).toBe(amount);
  await userEvent.type(amount, '9,999,999');
  await userEvent.click(move);
  expect(screen.getByText('This wallet has ₫1,000,000.')).toBeTruthy();
  expect(moves).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '25000');
  await userEvent.click(move);
  expect(await screen.findByText('There is not enough money.')).toBeTruthy();
  expect((amount as HTMLInputElement).value).toBe('25,000');
  outcome = () => ({ reference: 'TPNUE-M6DHW', currency: 'VND', fromBalance: 1, toBalance: 2 });
  await userEvent.click(move);
  await waitFor(() => expect((amount as HTMLInputElement).value).toBe(''));
  expect(moves).toMatchObject([
    { fromWallet: 'main', toWallet: 'BANYAN', amount: 25_000 },
    { fromWallet: 'main', toWallet: 'BANYAN', amount: 25_000 },
  ]);
  expect(new Set(moves.map((body) => (body as { idempotencyKey: string }).idempotencyKey)).size).toBe(2);
  expect(store.get(toastsAtom)).toMatchObject([{ text: '₫25,000 moved.' }]);
});

test('a transfer whose answer was lost is sent again with the same key', async () => {
  const keys: string[] = [];
  await render({
    ...parted,
    [transferWallet.id]: ({ body }) => {
      keys.push((body as { idempotencyKey: string }).idempotencyKey);
      return offline();
    },
  });
  await userEvent.click(await screen.findByText('Back to the main wallet'));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(keys).toHaveLength(1));
  await screen.findByText(/We couldn’t connect/);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('a failure can be tried again; an empty record says what will be there', async () => {
  const answers: Answers = {
    ...single,
    [getConsolidatedFunds.id]: offline,
    [getAccountRecord.id]: () => recordOf({ movements: [], total: 0 }),
  };
  await render(answers);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your wallet');
  expect(await screen.findByText('Nothing in the last 30 days')).toBeTruthy();
  Object.assign(answers, single);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await part('Main wallet')).toBe('₫1,000,000');
});
