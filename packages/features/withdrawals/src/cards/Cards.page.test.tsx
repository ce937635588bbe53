import { ApiError } from '@marquee/api-client';
import {
  changePaymentPassword,
  getBankCards,
  getPaymentPasswordReset,
  removeBankCard,
  resetPaymentPassword,
  sendPaymentPasswordCode,
} from '@marquee/contract/routes';
import { type Answers, memberOf, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { cardsOf } from '../testing/samples.ts';
import Cards from './Cards.page.tsx';

afterEach(cleanup);

const render = (answers: Answers) =>
  renderFeature(<Cards />, { catalog, session: memberOf(), answers, at: '/member/cards' });
const inBox = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a bank account goes after the payment password', async () => {
  let known = cardsOf();
  const { called } = await render({
    [getBankCards.id]: () => known,
    [removeBankCard.id]: () => {
      known = cardsOf({ cards: [] });
      return { removed: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Vietcombank ••••••7890' }));
  const box = await inBox('Remove this bank account?');
  await userEvent.click(box.getByRole('button', { name: 'Remove bank account' }));
  expect(await box.findByText('This field cannot be empty.')).toBeTruthy();
  await userEvent.type(box.getByLabelText(/^Payment password/), '24x6813');
  await userEvent.click(box.getByRole('button', { name: 'Remove bank account' }));
  expect(await screen.findByText('Your bank accounts will appear here')).toBeTruthy();
  expect(called).toHaveBeenCalledWith(removeBankCard.id, {
    body: { id: 'card-1', paymentPassword: '246813' },
  });
});

test('a further account is in the name that is known, and there are no more than allowed', async () => {
  await render({ [getBankCards.id]: () => cardsOf() });
  await userEvent.click(await screen.findByRole('button', { name: 'Add bank account' }));
  const owner = screen.getByRole<HTMLInputElement>('textbox', { name: /^Account holder/ });
  expect([owner.value, owner.readOnly]).toEqual(['NGUYEN VAN A', true]);
  cleanup();
  await render({ [getBankCards.id]: () => cardsOf({ max: 1 }) });
  expect(await screen.findByText('You can’t have more. Remove one to add another.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add bank account' })).toBeNull();
});

test('a wrong current payment password is told at its field', async () => {
  await render({
    [getBankCards.id]: () => cardsOf(),
    [changePaymentPassword.id]: () => {
      throw new ApiError(400, { code: 'PAYMENT_PASSWORD_WRONG', message: 'That was wrong.' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change payment password' }));
  const box = await inBox('Change payment password');
  await userEvent.type(box.getByLabelText(/^Current payment password/), '111111');
  await userEvent.type(box.getByLabelText(/^New payment password\b(?! again)/), '246813');
  await userEvent.type(box.getByLabelText(/^Confirm new payment password/), '246813');
  await userEvent.click(box.getByRole('button', { name: 'Change payment password' }));
  expect(await box.findByText('That was wrong.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box.getByLabelText(/^Current payment password/)));
});

test('whoever knows the payment password changes it, and its box goes', async () => {
  const { called } = await render({
    [getBankCards.id]: () => cardsOf(),
    [changePaymentPassword.id]: () => ({ isSet: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change payment password' }));
  const box = await inBox('Change payment password');
  await userEvent.type(box.getByLabelText(/^Current payment password/), '246813');
  await userEvent.type(box.getByLabelText(/^New payment password\b(?! again)/), '864209');
  await userEvent.type(box.getByLabelText(/^Confirm new payment password/), '864209');
  await userEvent.click(box.getByRole('button', { name: 'Change payment password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).toHaveBeenCalledWith(changePaymentPassword.id, {
    body: { oldPaymentPassword: '246813', paymentPassword: '864209', confirmPaymentPassword: '864209' },
  });
});

test('a member without a login password sets the first payment password by a proof', async () => {
  let known = cardsOf({ cards: [], hasPaymentPassword: false, payeeName: null });
  const { called } = await render({
    [getBankCards.id]: () => known,
    [getPaymentPasswordReset.id]: () => ({
      ways: [{ method: 'sms', hint: '+84•••002' }],
      asksPassword: false,
      coolingHours: 0,
    }),
    [sendPaymentPasswordCode.id]: () => ({ expiredMinutes: 5 }),
    [resetPaymentPassword.id]: () => {
      known = { ...known, hasPaymentPassword: true };
      return { isSet: true, withdrawalsFrom: '2026-11-22T08:00:00Z' };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Set a payment password' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(screen.queryByLabelText(/^Login password/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '123456');
  await userEvent.type(screen.getByLabelText(/^New payment password\b(?! again)/), '864209');
  await userEvent.type(screen.getByLabelText(/^Confirm new payment password/), '864209');
  await userEvent.click(screen.getByRole('button', { name: 'Set new payment password' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Set a payment password' })).toBeNull());
  expect(called).toHaveBeenCalledWith(resetPaymentPassword.id, {
    body: { method: 'sms', proof: '123456', paymentPassword: '864209', confirmPaymentPassword: '864209' },
  });
});
