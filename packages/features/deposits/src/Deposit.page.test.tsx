import { ApiError } from '@marquee/api-client';
import type { CodedError } from '@marquee/contract/errors';
import {
  cancelDeposit,
  getBalance,
  getDeposit,
  getDepositOffers,
  getDeposits,
  startDeposit,
  uploadDepositSlip,
} from '@marquee/contract/routes';
import { memberOf, offline, renderFeature } from '@marquee/feature-core/testing';
import { toastsAtom } from '@marquee/feature-core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import Deposit from './Deposit.page.tsx';
import { offers, waiting } from './testing/samples.ts';

const none = { deposits: [], total: 0 };
const base = {
  [getDepositOffers.id]: () => offers,
  [getDeposits.id]: () => none,
  [getDeposit.id]: () => waiting,
  [getBalance.id]: () => ({ currency: 'VND' as const, balance: 20_500_000, bonus: 0, held: 0 }),
};
const at = `/member/deposit?reference=${waiting.reference}`;

type Answers = NonNullable<Parameters<typeof renderFeature>[1]['answers']>;

const render = (answers: Answers = {}, address = '/member/deposit') =>
  renderFeature(<Deposit />, {
    catalog,
    answers: { ...base, ...answers },
    session: memberOf(0),
    at: address,
  });

const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
const refuse = (error: CodedError) => () => {
  throw new ApiError(400, { ...error, message: 'Refused.' });
};
const over = (max: number): CodedError => ({
  code: 'DEPOSIT_MEMBER_LIMIT',
  details: { fields: [{ field: 'amount', rule: 'range', message: 'No.', max }] },
});

afterEach(cleanup);

test('offers the ways with their bounds, and goes to where it is paid', async () => {
  const view = await render({ [startDeposit.id]: () => waiting });
  await screen.findByRole('radio', { name: /VietQR/ });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(plain(document.body.textContent)).toContain(
    'From ₫50,000 to ₫200,000,000. You have ₫600,000 left within 24 hours.',
  );
  await userEvent.click(screen.getByRole('radio', { name: /Bank transfer/ }));
  expect(plain(document.body.textContent)).toContain('From ₫500,000 to ₫500,000,000.');
  await userEvent.click(screen.getByRole('button', { name: '500,000' }));
  expect(amount().value).toBe('500,000');
  await submit();
  await waitFor(() => expect(view.address()).toBe(at));
  expect(view.called).toHaveBeenCalledWith('startDeposit', {
    body: { idempotencyKey: expect.stringMatching(/^[\w-]{36}$/), method: 'bank', amount: 500_000 },
  });
});

test('an amount that the address names stands in the field, with the first way that takes it', async () => {
  const [vietqr, ...others] = offers.offers;
  const small = { ...vietqr!, max: 100_000 };
  await render(
    { [getDepositOffers.id]: () => ({ ...offers, offers: [small, ...others] }) },
    '/member/deposit?amount=500000',
  );
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Bank transfer/ })).checked).toBe(true);
  expect(amount().value).toBe('500,000');
  expect(screen.getByRole('button', { name: /^Deposit ₫500,000$/ })).toBeTruthy();
});

test('an address that names no amount leaves the field empty', async () => {
  await render({}, '/member/deposit?amount=-5e3');
  await screen.findByRole('radio', { name: /VietQR/ });
  expect(amount().value).toBe('');
});

test('a way that no code has heard of is offered by its traits, and shown by its name', async () => {
  const momo = { method: 'momo', shows: 'redirect', icon: 'wallet', label: 'Ví MoMo' } as const;
  const bounds = { min: 20_000, max: 5_000_000, quickAmounts: [], usualMinutes: null };
  const view = await render({
    [getDepositOffers.id]: () => ({ ...offers, offers: [...offers.offers, { ...momo, ...bounds }] }),
    [getDeposits.id]: () => ({ deposits: [{ ...waiting, method: 'momo', methodName: 'Ví MoMo' }], total: 1 }),
  });
  const card = await screen.findByRole('radio', { name: /Ví MoMo/ });
  const known = screen.getByRole('radio', { name: /Card or e-wallet/ });
  const partsOf = (radio: HTMLElement) => {
    const label = radio.closest('label');
    return {
      note: label?.textContent?.replace(/^(Ví MoMo|Card or e-wallet)/, ''),
      icon: label?.querySelector('svg'),
    };
  };
  expect(partsOf(card).note).toBe(partsOf(known).note);
  expect(partsOf(card).icon?.isEqualNode(partsOf(known).icon ?? null)).toBe(true);
  expect((await screen.findByRole('link', { name: /Ví MoMo.*Waiting/ })).getAttribute('href')).toBe(at);
  await userEvent.click(card);
  await userEvent.type(amount(), '30000');
  await submit();
  await waitFor(() =>
    expect(view.called).toHaveBeenCalledWith('startDeposit', {
      body: expect.objectContaining({ method: 'momo', amount: 30_000 }),
    }),
  );
});

test.each([
  ['', 'Please enter an amount.'],
  ['40000', 'Enter an amount from ₫50,000 to ₫200,000,000 for this method.'],
  ['700000', 'You can deposit ₫1,000,000 within 24 hours. You have ₫600,000 left now.'],
])('an amount of "%s" is answered at the field, which keeps it and the focus', async (typed, problem) => {
  const { called } = await render();
  await screen.findByRole('radio', { name: /VietQR/ });
  if (typed) await userEvent.type(amount(), typed);
  await userEvent.keyboard('{Enter}');
  if (!typed) await submit();
  await waitFor(() => expect(plain(document.body.textContent)).toContain(problem));
  expect(document.activeElement).toBe(amount());
  expect(amount().value.replaceAll(',', '')).toBe(typed);
  expect(called).not.toHaveBeenCalledWith('startDeposit', expect.anything());
});

test('a bound that only the platform knows is told at the field; anything else above the button', async () => {
  const refusal = { answer: refuse(over(120_000)) };
  await render({ [startDeposit.id]: () => refusal.answer() });
  await screen.findByRole('radio', { name: /VietQR/ });
  await userEvent.type(amount(), '300000');
  await submit();
  await waitFor(() =>
    expect(plain(document.body.textContent)).toContain(
      'Your account’s own 24-hour limit leaves you ₫120,000 for now.',
    ),
  );
  refusal.answer = refuse({ code: 'DEPOSITS_OPEN' });
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Refused.');
  expect(amount().value).toBe('300,000');
});

test('a wish that failed on its way is asked again under the same id', async () => {
  const { called } = await render({ [startDeposit.id]: offline });
  await screen.findByRole('radio', { name: /VietQR/ });
  await userEvent.type(amount(), '100000');
  await submit();
  await screen.findByText(/connection/);
  await submit();
  await waitFor(() => expect(called.mock.calls.filter(([id]) => id === 'startDeposit')).toHaveLength(2));
  const asked = called.mock.calls.filter(([id]) => id === 'startDeposit').map(([, input]) => input);
  expect(asked[0]).toEqual(asked[1]);
});

test('a transfer is shown as a code and in words that can be copied', async () => {
  const { store } = await render({}, at);
  await screen.findByRole('img', { name: /QR code for ₫500,000/ });
  const user = userEvent.setup();
  for (const [name, text] of [
    ['Copy the account number', '0001112223334'],
    ['Copy the amount', '500000'],
    ['Copy the transfer note', 'DPAB23CD45'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));
  }
  expect(store.get(toastsAtom)).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Open my banking app' }).getAttribute('href')).toBe(
    'http://pay.example/1',
  );
});

test('a slip is shown once it is sent; a wrong one is refused before', async () => {
  const bank = { ...waiting, shows: 'account' as const, qr: null };
  const { called } = await render(
    { [getDeposit.id]: () => bank, [uploadDepositSlip.id]: () => ({ ...bank, hasSlip: true }) },
    at,
  );
  const input = await screen.findByLabelText<HTMLInputElement>('Picture of the slip');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(input, new File(['x'], 'slip.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Please choose a PNG or JPEG picture.')).toBeTruthy();
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  await user.upload(input, large);
  expect(await screen.findByText('The picture can be up to 5 MB.')).toBeTruthy();
  expect(called).not.toHaveBeenCalledWith('uploadDepositSlip', expect.anything());
  await user.upload(input, new File(['png'], 'slip.png', { type: 'image/png' }));
  expect(await screen.findByText('We’ve received your slip.')).toBeTruthy();
  expect(screen.getByText('slip.png')).toBeTruthy();
  expect(screen.getByText('Choose another picture')).toBeTruthy();
});

test('a slip that did not get through stays in sight, and says why at the field', async () => {
  const bank = { ...waiting, shows: 'account' as const, qr: null };
  await render({ [getDeposit.id]: () => bank, [uploadDepositSlip.id]: offline }, at);
  const input = await screen.findByLabelText<HTMLInputElement>('Picture of the slip');
  await userEvent.upload(input, new File(['png'], 'slip.png', { type: 'image/png' }));
  expect(await screen.findByText(/connection/)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
  expect(screen.getByText('slip.png')).toBeTruthy();
});

test.each([
  [{ state: 'paid', credited: 500_000 }, 'Your money has arrived', 'It’s in your balance now.'],
  [{ state: 'paid', credited: 450_000 }, 'Your money has arrived', 'You asked for ₫500,000.'],
  [{ state: 'failed' }, 'The payment did not go through', 'Try again or choose'],
  [
    { state: 'failed', reason: 'The slip is of another day.' },
    'We could not find your money',
    'another day.',
  ],
  [{ state: 'expired' }, 'The time to pay has run out', 'If you’ve already paid, please wait'],
  [{ state: 'cancelled' }, 'You cancelled this deposit', 'Please don’t pay it any more.'],
  [{ state: 'returned' }, 'Your money goes back to you', 'the account that it came from'],
] as const)('what became of it is told: %o', async (change, title, text) => {
  const ended = { ...waiting, transfer: null, qr: null, payUrl: null, ...change };
  await render({ [getDeposit.id]: () => ended }, at);
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  expect(heading.parentElement).toBe(document.activeElement);
  expect(plain(document.body.textContent)).toContain(text);
  const isPaid = ended.state === 'paid';
  if (isPaid) await screen.findByText(/New balance: ₫20,500,000/);
  expect(screen.queryByRole('link', { name: 'Play' }) !== null).toBe(isPaid);
});

test('a waiting one is called off, and then says so', async () => {
  let state: 'waiting' | 'cancelled' = 'waiting';
  await render(
    {
      [getDeposit.id]: () => ({ ...waiting, state }),
      [cancelDeposit.id]: () => {
        state = 'cancelled';
        return { ...waiting, state };
      },
    },
    at,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
  expect(await screen.findByRole('heading', { name: 'You cancelled this deposit' })).toBeTruthy();
});

test('the gateway’s page is one press away for whoever came back from it', async () => {
  const page = { ...waiting, shows: 'redirect' as const, transfer: null, qr: null };
  await render({ [getDeposit.id]: () => page }, at);
  const link = await screen.findByRole('link', { name: 'Go to the payment page' });
  expect(link.getAttribute('href')).toBe('http://pay.example/1');
});

test('an order that never reached the gateway does not ask anybody to pay', async () => {
  await render({ [getDeposit.id]: () => ({ ...waiting, transfer: null, qr: null, payUrl: null }) }, at);
  expect(await screen.findByText(/Please cancel this deposit and start a new one/)).toBeTruthy();
});

test('the list tells how each stands and leads to it; its own troubles are told in their places', async () => {
  const isDown = { offers: true, list: true };
  const down =
    <Value,>(key: keyof typeof isDown, value: Value) =>
    () =>
      isDown[key] ? offline() : value;
  await render({
    [getDepositOffers.id]: down('offers', offers),
    [getDeposits.id]: down('list', { deposits: [{ ...waiting, state: 'expired' }], total: 6 }),
  });
  const buttons = () => screen.queryAllByRole('button', { name: 'Try again' });
  await waitFor(() => expect(buttons()).toHaveLength(2));
  const retries = buttons();
  isDown.offers = false;
  isDown.list = false;
  for (const retry of retries) await userEvent.click(retry);
  expect((await screen.findByRole('link', { name: /VietQR.*Expired/ })).getAttribute('href')).toBe(at);
  expect(screen.getByRole('button', { name: 'Page 2' })).toBeTruthy();
});

test('nothing yet, nothing offered, and nothing of one’s own are said', async () => {
  await render({
    [getDepositOffers.id]: () => ({ ...offers, offers: [] }),
  });
  expect(await screen.findByText('Deposits are not available right now')).toBeTruthy();
  expect(await screen.findByText('No deposits yet')).toBeTruthy();
  cleanup();
  await render(
    {
      [getDeposit.id]: () => {
        throw new ApiError(404, { code: 'NOT_FOUND', message: 'No.' });
      },
    },
    at,
  );
  expect(await screen.findByText('Deposit not found')).toBeTruthy();
});
