import { getBalance } from '@marquee/contract/routes';
import { offline, renderFeature } from '@marquee/feature-core/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { shellTexts } from '../shellTexts.ts';
import { BalanceButton } from './BalanceButton.tsx';

const catalog = shellTexts.catalog!;

afterEach(cleanup);

test('shows what there is, and a press asks for it anew', async () => {
  let balance = 125_000;
  const answers = { [getBalance.id]: () => ({ currency: 'USD' as const, balance, bonus: 0, held: 0 }) };
  await renderFeature(<BalanceButton />, { catalog, answers });
  const button = await screen.findByRole('button', { name: 'Balance: $1,250.00. Refresh' });
  balance = 99;
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Balance: $0.99. Refresh' })).toBeTruthy();
});

test('says on a phone too that it is play money', async () => {
  const answers = {
    [getBalance.id]: () => ({ currency: 'USD' as const, balance: 125_000, bonus: 0, held: 0 }),
  };
  await renderFeature(<BalanceButton isDemo />, { catalog, answers });
  const button = await screen.findByRole('button', { name: 'Demo $1,250.00: your balance. Refresh' });
  expect(button.textContent).toMatch(/^Demo/);
});

test('turns for a second, and asks no faster than that', async () => {
  const answers = { [getBalance.id]: () => ({ currency: 'VND' as const, balance: 5, bonus: 0, held: 0 }) };
  const { called } = await renderFeature(<BalanceButton />, { catalog, answers });
  const button = await screen.findByRole('button', { name: /5 ₫|₫5/ });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(999));
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(called).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button.getAttribute('aria-busy')).toBe('false');
});

test('a phone shows a large amount shortened, and in full once it is pressed', async () => {
  const answers = {
    [getBalance.id]: () => ({ currency: 'VND' as const, balance: 12_345_678_901, bonus: 0, held: 0 }),
  };
  await renderFeature(<BalanceButton />, { catalog, answers });
  const button = await screen.findByRole('button', { name: /12,345,678,901/ });
  expect(button.textContent).toMatch(/12\.3bn/);
  const bubble = screen.getByRole('tooltip', { hidden: true });
  const shown = vi.fn<() => void>();
  bubble.showPopover = shown;
  await userEvent.click(button);
  expect(shown).toHaveBeenCalled();
  expect(bubble.textContent).toMatch(/12,345,678,901/);
});

test('says that it did not load, and can be tried again', async () => {
  let isDown = true;
  const answers = {
    [getBalance.id]: () =>
      isDown ? offline() : { currency: 'USD' as const, balance: 100, bonus: 0, held: 0 },
  };
  await renderFeature(<BalanceButton />, { catalog, answers });
  const button = await screen.findByRole('button', { name: 'We couldn’t load the balance. Try again' });
  isDown = false;
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Balance: $1.00. Refresh' })).toBeTruthy();
});
