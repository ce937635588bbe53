import { ApiError } from '@marquee/api-client';
import {
  addWithdrawalProof,
  cancelWithdrawal,
  confirmWithdrawal,
  getWithdrawal,
  getWithdrawalTerms,
} from '@marquee/contract/routes';
import { type Answers, memberOf, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';
import { termsOf, withdrawalOf } from '../testing/samples.ts';
import { WithdrawalView } from './WithdrawalView.tsx';

afterEach(cleanup);

const render = (withdrawal: WithdrawalDetails, answers: Answers = {}) =>
  renderFeature(<WithdrawalView id="w-1" />, {
    catalog,
    session: memberOf(),
    answers: { [getWithdrawal.id]: () => withdrawal, ...answers },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (called: Awaited<ReturnType<typeof render>>['called'], id: string) =>
  called.mock.calls.filter(([operation]) => operation === id).map(([, input]) => input);

test('the course shows what has happened and what is ahead', async () => {
  await render(withdrawalOf());
  const course = await screen.findByRole('list', { name: 'Withdrawal progress' });
  const items = within(course).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.split(/\d/)[0])).toEqual([
    'Requested',
    'On its way to your bank',
    'Paid out',
    'CompletedBy ',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
});

test('a withdrawal in review says what comes and by when, and is taken back below everything else', async () => {
  const [requested] = withdrawalOf().events;
  const held = { state: 'held', at: '2026-11-21T08:01:00Z', by: 'system', amount: null } as const;
  await render(withdrawalOf({ state: 'held', confirmBy: null, events: [requested!, held] }), {
    [getWithdrawalTerms.id]: () => termsOf({ usualMinutes: 45 }),
  });
  const course = await screen.findByRole('list', { name: 'Withdrawal progress' });
  await within(course).findByText(/^Within 30 minutes of the payment at the latest/);
  expect(within(course).getByText('We send it to Vietcombank.')).toBeTruthy();
  expect(within(course).getByText(/^Usually within 45 minutes of the request\./)).toBeTruthy();
  const cancel = screen.getByRole('button', { name: 'Cancel withdrawal' });
  expect(course.compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a payment that has arrived is confirmed with one press', async () => {
  const done = withdrawalOf({ state: 'completed', receipt: 'member', received: 600_000, remaining: 0 });
  const { called } = await render(withdrawalOf(), { [confirmWithdrawal.id]: () => done });
  expect(await screen.findByRole('heading', { name: 'Have you received ₫600,000?' })).toBeTruthy();
  expect(screen.getByRole('timer')).toBeTruthy();
  await press('Received in full');
  await waitFor(() =>
    expect(bodies(called, confirmWithdrawal.id)).toEqual([{ body: { id: 'w-1', receipt: 'received' } }]),
  );
});

test('a part is less than the whole, and is told in figures', async () => {
  const { called } = await render(withdrawalOf(), {
    [confirmWithdrawal.id]: () => withdrawalOf({ state: 'partlyReceived', received: 200_000 }),
  });
  await press('Received in part');
  const field = screen.getByRole('textbox', { name: /^Amount received/ });
  await userEvent.type(field, '600000');
  await press('Report the rest as missing');
  expect(await screen.findByText('Enter less than ₫600,000.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '200000');
  await press('Report the rest as missing');
  await waitFor(() =>
    expect(bodies(called, confirmWithdrawal.id)).toEqual([
      { body: { id: 'w-1', receipt: 'partly', amount: 200_000 } },
    ]),
  );
});

const png = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });

test('nothing received needs a picture; what was sent is not sent again', async () => {
  let isBroken = true;
  const { called } = await render(withdrawalOf(), {
    [addWithdrawalProof.id]: () => ({ proofs: 1 }),
    [confirmWithdrawal.id]: () => {
      if (!isBroken) return withdrawalOf({ state: 'notReceived', proofs: 1 });
      throw new ApiError(503, { code: 'BUSY', message: 'Busy.', details: { retryAfter: 2 } });
    },
  });
  await press('Not received');
  await press('Report as not received');
  expect(await screen.findByText('Add a picture of your bank statement.')).toBeTruthy();
  const field = screen.getByLabelText(/^Pictures/);
  fireEvent.change(field, { target: { files: [png('large.png', 5 * 1024 * 1024 + 1)] } });
  expect(await screen.findByText('large.png is larger than 5 MB.')).toBeTruthy();
  fireEvent.change(field, { target: { files: [png('movements.png')] } });
  expect(screen.getByRole('button', { name: 'Remove movements.png' })).toBeTruthy();
  await press('Report as not received');
  expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
  isBroken = false;
  await press('Report as not received');
  await waitFor(() => expect(bodies(called, confirmWithdrawal.id)).toHaveLength(2));
  expect(bodies(called, addWithdrawalProof.id)).toHaveLength(1);
});

test('a request is taken back after one more question', async () => {
  const { called } = await render(withdrawalOf({ state: 'requested' }), {
    [cancelWithdrawal.id]: () => withdrawalOf({ state: 'cancelled' }),
  });
  await press('Cancel withdrawal');
  expect(bodies(called, cancelWithdrawal.id)).toEqual([]);
  const box = await screen.findByRole('dialog', { name: 'Cancel this withdrawal?' });
  await userEvent.click(within(box).getByRole('button', { name: 'Cancel withdrawal' }));
  await waitFor(() => expect(bodies(called, cancelWithdrawal.id)).toEqual([{ body: { id: 'w-1' } }]));
});

test.each<[Partial<WithdrawalDetails>, RegExp]>([
  [{ state: 'held' }, /We’re checking your request/],
  [{ state: 'onHold', reason: 'We are waiting for your bank.' }, /waiting for your bank\. Your money stays/],
  [{ state: 'rejected', reason: 'The name differs.' }, /The name differs\. Your money is back/],
  [{ state: 'failed' }, /The bank did not accept the payment\. Your money is back/],
  [{ state: 'cancelled' }, /Your money is back in your balance/],
  [{ state: 'partCompleted', received: 100_000, remaining: 500_000 }, /The rest, ₫500,000, is back/],
  [{ state: 'completed', receipt: 'forced' }, /so nothing is returned/],
  [{ state: 'completed', receipt: 'automatic' }, /We haven’t heard otherwise/],
])('%o is explained', async (changes, sentence) => {
  await render(withdrawalOf(changes));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Received in full' })).toBeNull();
});

test('a withdrawal that there is not leads back to the list', async () => {
  await render(withdrawalOf(), {
    [getWithdrawal.id]: () => {
      throw new ApiError(404, { code: 'NOT_FOUND', message: 'Nothing.' });
    },
  });
  expect(await screen.findByText('Withdrawal not found')).toBeTruthy();
});
