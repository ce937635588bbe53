import { ApiError } from '@marquee/api-client';
import {
  getBankCards,
  getPaymentPasswordReset,
  resetPaymentPassword,
  sendPaymentPasswordCode,
} from '@marquee/contract/routes';
import { toastsAtom } from '@marquee/feature-core';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import Cards from '../cards/Cards.page.tsx';
import { catalog } from '../catalog.ts';
import { cardsOf } from '../testing/samples.ts';
import type { ResetWays } from './ResetWays.ts';

afterEach(cleanup);

const ways: ResetWays = {
  ways: [
    { method: 'sms', hint: '+84•••002' },
    { method: 'email', hint: 'p•••@example.com' },
  ],
  asksPassword: true,
  coolingHours: 24,
};

const open = async (changes: Answers = {}) => {
  const view = await renderFeature(<Cards />, {
    catalog,
    session: memberOf(),
    answers: {
      [getBankCards.id]: () => cardsOf(),
      [getPaymentPasswordReset.id]: () => ways,
      [sendPaymentPasswordCode.id]: () => ({ expiredMinutes: 5 }),
      [resetPaymentPassword.id]: () => ({ isSet: true, withdrawalsFrom: '2026-11-22T08:00:00Z' }),
      ...changes,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Forgotten?' }));
  return view;
};

const box = async () => within(await screen.findByRole('dialog', { name: 'A new payment password' }));
const password = async () => (await box()).findByLabelText<HTMLInputElement>(/^Login password/);
const press = async (name: string) => userEvent.click((await box()).getByRole('button', { name }));
const refused = (code: 'PASSWORD_WRONG' | 'CODE_WRONG') => () => {
  throw new ApiError(400, { code, message: `No: ${code}` });
};

test('two proofs set it anew, after a word about the wait', async () => {
  const { called, store } = await open();
  await userEvent.type(await password(), 'Lotus-2468');
  const dialog = await box();
  expect(dialog.getByText(/withdrawals open again 24 hours afterwards/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: /By e-mail/ }));
  await press('Send code');
  expect(await dialog.findAllByText('We’ve sent the code.')).toBeTruthy();
  expect(called).toHaveBeenCalledWith(sendPaymentPasswordCode.id, {
    body: { channel: 'email', password: 'Lotus-2468' },
  });
  await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), '123456');
  await userEvent.type(dialog.getByLabelText(/^New payment password\b(?! again)/), '864209');
  await userEvent.type(dialog.getByLabelText(/^Confirm new payment password/), '864209');
  await press('Set new payment password');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).toHaveBeenCalledWith(resetPaymentPassword.id, {
    body: {
      method: 'email',
      password: 'Lotus-2468',
      proof: '123456',
      paymentPassword: '864209',
      confirmPaymentPassword: '864209',
    },
  });
  expect(store.get(toastsAtom)[0]?.text).toBe('Your new payment password has been set.');
});

test('the authenticator sets it anew where no code can be sent', async () => {
  const { called } = await open({
    [getPaymentPasswordReset.id]: () => ({
      ...ways,
      ways: [{ method: 'authenticator', hint: null }],
    }),
  });
  await userEvent.type(await password(), 'Lotus-2468');
  const dialog = await box();
  expect(dialog.queryByRole('button', { name: 'Send code' })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Authenticator code/ }), '123456');
  await userEvent.type(dialog.getByLabelText(/^New payment password\b(?! again)/), '864209');
  await userEvent.type(dialog.getByLabelText(/^Confirm new payment password/), '864209');
  await press('Set new payment password');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).toHaveBeenCalledWith(resetPaymentPassword.id, {
    body: {
      method: 'authenticator',
      password: 'Lotus-2468',
      proof: '123456',
      paymentPassword: '864209',
      confirmPaymentPassword: '864209',
    },
  });
});

test('no code is sent without the password of the login, and a wrong one is told at its field', async () => {
  const { called } = await open({ [sendPaymentPasswordCode.id]: refused('PASSWORD_WRONG') });
  const field = await password();
  await press('Send code');
  expect(called).not.toHaveBeenCalledWith(sendPaymentPasswordCode.id, expect.anything());
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Another-1');
  await press('Send code');
  expect(await (await box()).findByText('No: PASSWORD_WRONG')).toBeTruthy();
  expect([document.activeElement, field.value]).toEqual([field, 'Another-1']);
});

test('a wrong code stays, with its reason', async () => {
  await open({ [resetPaymentPassword.id]: refused('CODE_WRONG') });
  await userEvent.type(await password(), 'Lotus-2468');
  const dialog = await box();
  const code = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Code/ });
  await press('Set new payment password');
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '123456');
  await userEvent.type(dialog.getByLabelText(/^New payment password\b(?! again)/), '864209');
  await userEvent.type(dialog.getByLabelText(/^Confirm new payment password/), '864209');
  await press('Set new payment password');
  expect(await dialog.findByText('No: CODE_WRONG')).toBeTruthy();
  expect([document.activeElement, code.value]).toEqual([code, '123456']);
});

test('whoever has no proof is told where to bind one, and who helps', async () => {
  await open({ [getPaymentPasswordReset.id]: () => ({ ways: [], asksPassword: true, coolingHours: 24 }) });
  const dialog = await box();
  expect(await dialog.findByText('You have no proof yet')).toBeTruthy();
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.at(-1)).toMatch(/^(mailto|https):/);
});

test('what could not be loaded is asked for again', async () => {
  let isDown = true;
  await open({ [getPaymentPasswordReset.id]: () => (isDown ? offline() : ways) });
  const dialog = await box();
  expect(await dialog.findByText('We couldn’t load this')).toBeTruthy();
  isDown = false;
  await press('Try again');
  expect(await password()).toBeTruthy();
});
