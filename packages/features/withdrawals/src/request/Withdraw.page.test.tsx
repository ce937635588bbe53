import { ApiError } from '@marquee/api-client';
import {
  addBankCard,
  getBankCards,
  getWithdrawals,
  getWithdrawalTerms,
  requestWithdrawal,
  setPaymentPassword,
} from '@marquee/contract/routes';
import { type Answers, memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { cardsOf, termsOf, listedOf } from '../testing/samples.ts';
import Withdraw from './Withdraw.page.tsx';

afterEach(cleanup);

const answersOf = (changes: Answers = {}): Answers => ({
  [getWithdrawalTerms.id]: () => termsOf(),
  [getBankCards.id]: () => cardsOf(),
  [requestWithdrawal.id]: () => ({ id: 'w-1', reference: 'W1' }),
  ...changes,
});
const render = (answers: Answers) =>
  renderFeature(<Withdraw />, { catalog, answers, session: memberOf(), at: '/member/withdraw' });

const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Payment password/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
const keysOf = (called: Awaited<ReturnType<typeof render>>['called']) =>
  called.mock.calls
    .filter(([operation]) => operation === requestWithdrawal.id)
    .map(([, input]) => (input as { body: { idempotencyKey: string } }).body.idempotencyKey);

test('an amount, a bank account and the payment password make a withdrawal', async () => {
  const { called, address } = await render(answersOf());
  await userEvent.type(await amount(), '150000');
  expect((await amount()).value).toBe('150,000');
  await userEvent.type(password(), '246813');
  await send();
  await waitFor(() => expect(address()).toBe('/member/withdrawals?id=w-1'));
  expect(called).toHaveBeenCalledWith(requestWithdrawal.id, {
    body: {
      idempotencyKey: expect.any(String),
      amount: 150_000,
      cardId: 'card-1',
      paymentPassword: '246813',
    },
  });
});

test.each([
  ['', 'Enter an amount.'],
  ['99999', 'The minimum withdrawal is ₫100,000.'],
  ['1000001', 'You can withdraw up to ₫1,000,000, your balance.'],
  ['900000', 'The maximum withdrawal is ₫800,000.'],
  ['750000', 'Today you can withdraw ₫700,000 more.'],
])('%j is not sent, and the field says why', async (typed, problem) => {
  const { called } = await render(answersOf());
  const field = await amount();
  if (typed) await userEvent.type(field, typed);
  await userEvent.type(password(), '246813');
  await send();
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(keysOf(called)).toEqual([]);
});

test('the last withdrawals stand beside the form, and lead to their pages', async () => {
  await render(answersOf({ [getWithdrawals.id]: () => ({ withdrawals: [listedOf()], total: 7 }) }));
  const latest = within(await screen.findByRole('list'));
  expect(latest.getByRole('link', { name: /W2345678AB/ }).getAttribute('href')).toBe(
    '/member/withdrawals?id=w-1',
  );
  expect(screen.getByRole('link', { name: 'All withdrawals' }).getAttribute('href')).toBe(
    '/member/withdrawals',
  );
});

test('all of it is one press', async () => {
  await render(answersOf());
  await amount();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect((await amount()).value).toBe('700,000');
});

test('a request that was not answered goes again with its key; a changed one has its own', async () => {
  const { called } = await render(answersOf({ [requestWithdrawal.id]: offline }));
  await userEvent.type(await amount(), '150000');
  await userEvent.type(password(), '246813');
  await send();
  await screen.findByRole('alert');
  await send();
  await waitFor(() => expect(keysOf(called)).toHaveLength(2));
  await userEvent.type(await amount(), '1');
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '160000');
  await send();
  await waitFor(() => expect(keysOf(called)).toHaveLength(3));
  const [first, again, changed] = keysOf(called);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('a wrong payment password is told at its field, and a lock with the time to wait', async () => {
  const answers = answersOf({
    [requestWithdrawal.id]: () => {
      throw new ApiError(400, { code: 'PAYMENT_PASSWORD_WRONG', message: 'That was wrong.' });
    },
  });
  await render(answers);
  await userEvent.type(await amount(), '150000');
  await userEvent.type(password(), '246813');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(screen.getByText('That was wrong.')).toBeTruthy();
  answers[requestWithdrawal.id] = () => {
    throw new ApiError(429, {
      code: 'PAYMENT_PASSWORD_LOCKED',
      message: 'Locked.',
      details: { retryAfter: 600 },
    });
  };
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Locked. Try again in 10 minutes.');
});

test('a day that is used up is told before anything is typed', async () => {
  await render(answersOf({ [getWithdrawalTerms.id]: () => termsOf({ dayCountLeft: 0 }) }));
  expect(await screen.findByText('You’ve used all of today’s withdrawals')).toBeTruthy();
});

test('after a reset of the payment password it says until when withdrawals wait', async () => {
  const coolingUntil = '2026-11-22T08:00:00Z';
  await render(answersOf({ [getWithdrawalTerms.id]: () => termsOf({ coolingUntil }) }));
  expect(await screen.findByText(/^Withdrawals reopen .*22/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('a member without any proof is told why one comes first, and where it is bound', async () => {
  await render(answersOf({ [getWithdrawalTerms.id]: () => termsOf({ needsProof: true }) }));
  expect(await screen.findByRole('heading', { name: 'Prove that the account is yours' })).toBeTruthy();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/member/profile?from=withdraw', '/member/security']);
  expect(screen.queryByLabelText(/^Amount/)).toBeNull();
});

test('the payment password comes first, then the bank account', async () => {
  let known = cardsOf({ cards: [], hasPaymentPassword: false, payeeName: null });
  const { called } = await render(
    answersOf({
      [getBankCards.id]: () => known,
      [setPaymentPassword.id]: () => {
        known = { ...known, hasPaymentPassword: true };
        return { isSet: true };
      },
      [addBankCard.id]: () => {
        known = cardsOf();
        return known.cards[0]!;
      },
    }),
  );
  await userEvent.type(await screen.findByLabelText(/^New payment password\b(?! again)/), '246813');
  await userEvent.type(screen.getByLabelText(/^Confirm new payment password/), '246814');
  await userEvent.type(screen.getByLabelText(/^Login password/), 'Lotus-2468');
  await userEvent.click(screen.getByRole('button', { name: 'Set payment password' }));
  expect(await screen.findByText('The payment passwords don’t match.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Confirm new payment password/), '{Backspace}3');
  await userEvent.click(screen.getByRole('button', { name: 'Set payment password' }));

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Bank/ }), 'ACB');
  await userEvent.type(screen.getByRole('textbox', { name: /^Account number/ }), '1234 567890');
  await userEvent.type(screen.getByRole('textbox', { name: /^Account holder/ }), 'NGUYEN VAN A');
  await userEvent.type(password(), '246813');
  await userEvent.click(screen.getByRole('button', { name: 'Add bank account' }));
  expect(await amount()).toBeTruthy();
  expect(called).toHaveBeenCalledWith(addBankCard.id, {
    body: { bankCode: 'ACB', number: '1234 567890', payeeName: 'NGUYEN VAN A', paymentPassword: '246813' },
  });
});

test('what the platform refuses of a new account or payment password is told at its field', async () => {
  const refuse = (field: string) => () => {
    const fields = [{ field, rule: 'pattern', message: `Not this ${field}.` }];
    throw new ApiError(400, { code: 'INVALID_INPUT', message: 'Check.', details: { fields } });
  };
  await render(
    answersOf({
      [getBankCards.id]: () => cardsOf({ cards: [], hasPaymentPassword: false }),
      [setPaymentPassword.id]: refuse('paymentPassword'),
    }),
  );
  const digits = await screen.findByLabelText<HTMLInputElement>(/^New payment password\b(?! again)/);
  await userEvent.type(digits, '246813');
  await userEvent.type(screen.getByLabelText(/^Confirm new payment password/), '246813');
  await userEvent.type(screen.getByLabelText(/^Login password/), 'Lotus-2468');
  await userEvent.click(screen.getByRole('button', { name: 'Set payment password' }));
  expect(await screen.findByText('Not this paymentPassword.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(digits));
  cleanup();

  const { called } = await render(
    answersOf({ [getBankCards.id]: () => cardsOf({ cards: [] }), [addBankCard.id]: refuse('number') }),
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Bank/ }), 'ACB');
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: /^Account number/ });
  await userEvent.type(number, '1234567890');
  await userEvent.type(password(), '246813');
  await userEvent.click(screen.getByRole('button', { name: 'Add bank account' }));
  expect(await screen.findByText('Not this number.')).toBeTruthy();
  expect([document.activeElement, number.value]).toEqual([number, '1234567890']);
  expect(called).toHaveBeenCalledWith(addBankCard.id, expect.anything());
});

test('what could not be loaded is asked for again', async () => {
  const answers = answersOf({ [getWithdrawalTerms.id]: offline });
  await render(answers);
  await screen.findByText('We couldn’t load this');
  Object.assign(answers, answersOf());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await amount()).toBeTruthy();
});
