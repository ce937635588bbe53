import { getDepositOffers } from '@marquee/contract/routes';
import { memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { shellTexts } from '../shellTexts.ts';
import { QuickDeposit } from './QuickDeposit.tsx';

const catalog = shellTexts.catalog!;
const offer = {
  method: 'bank',
  shows: 'account' as const,
  icon: 'bank' as const,
  label: 'Bank transfer',
  min: 1_000,
  max: 100_000,
  quickAmounts: [2_000, 5_000, 50_000],
  usualMinutes: 3,
};
const offers = { currency: 'USD' as const, offers: [offer], dayMax: 20_000, dayLeft: 10_000 };

afterEach(cleanup);

test('amounts are asked for once it is opened, and each leads to the deposit with it', async () => {
  const { called } = await renderFeature(<QuickDeposit path="/member/deposit" />, {
    catalog,
    session: memberOf(),
    answers: { [getDepositOffers.id]: () => offers },
  });
  expect(called).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Quick deposit' }));
  // jsdom opens no popover.
  await screen.findByText('$50.00');
  const links = screen.getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['$20.00', '/member/deposit?amount=2000'],
    ['$50.00', '/member/deposit?amount=5000'],
    ['Another amount', '/member/deposit'],
  ]);
  expect(screen.getByText('Bank transfer, usually within 3 minutes')).toBeTruthy();
});

test('without an answer the way to the form is left', async () => {
  await renderFeature(<QuickDeposit path="/member/deposit" />, {
    catalog,
    session: memberOf(),
    answers: { [getDepositOffers.id]: () => offline() },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Quick deposit' }));
  const links = await screen.findAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Another amount']);
});
