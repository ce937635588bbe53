import { exampleOf, exampleTime } from '@marquee/contract/examples';
import type { RouteValue } from '@marquee/contract/route';
import type { Changes, ReaderChanges, Screen } from '../Screen.ts';
import { refusedField } from './refusedField.ts';
import { filled, own } from './stateSets.ts';

type Withdrawal = RouteValue<'getWithdrawal'>;
type Event = Withdrawal['events'][number];

const asking = {
  feature: 'withdrawals',
  at: '/member/withdraw',
  viewer: 0,
} as const satisfies Partial<Screen>;
const kept = { feature: 'withdrawals', at: '/member/cards', viewer: 0 } as const satisfies Partial<Screen>;
const ofOne = {
  feature: 'withdrawals',
  at: '/member/withdrawals?id=5f0c8a52-8d1c-4b6b-9a54-2f0a5b1c7d3e',
  viewer: 0,
} as const satisfies Partial<Screen>;

/** The example's withdrawal after the first of its events, with a further one. */
const became =
  (first: number, last: Pick<Event, 'state' | 'by'>, more: Partial<Withdrawal> = {}): ReaderChanges =>
  (reader): Changes => {
    const { events } = exampleOf('getWithdrawal', reader) as Pick<Withdrawal, 'events'>;
    return {
      getWithdrawal: {
        state: last.state,
        confirmBy: null,
        events: [...events.slice(0, first), { ...last, at: exampleTime, amount: null }],
        ...more,
      },
    };
  };

const unset: Changes = {
  getWithdrawalTerms: { hasPaymentPassword: false },
  getBankCards: { hasPaymentPassword: false, cards: [] },
};

/** The button beside the heading, and the link in the words below it. */
const changePaymentPassword = 'main :has(> h2) + button';
const forgottenPaymentPassword = 'main h2 + * button';
const all = 'main form fieldset[aria-label] button';
/** What the member answers to a payment: all of it, a part, nothing. */
const inPart = 'main button + button';
const notAtAll = 'main button + button + button';

/** Withdrawals: asking for one, what becomes of it, the bank accounts, and the payment password. */
export const withdrawalScreens: readonly Screen[] = [
  { title: 'Member/Withdraw', feature: 'withdrawals', path: '/member/withdraw', viewer: 0, states: own },
  {
    title: 'Member/Withdrawals',
    feature: 'withdrawals',
    path: '/member/withdrawals',
    viewer: 0,
    states: own,
  },
  { ...asking, title: 'Member/Withdraw for the first time', changes: unset, states: ['member'] },
  {
    ...asking,
    title: 'Member/Withdraw to a first bank account',
    changes: { getBankCards: { cards: [], payeeName: null } },
    sends: true,
    shows: refusedField,
    states: ['member'],
  },
  {
    ...asking,
    title: 'Member/Withdraw with a wrong payment password',
    presses: [all],
    isBox: false,
    fills: { '[name="paymentPassword"]': '246813' },
    sends: true,
    refuses: { requestWithdrawal: 'PAYMENT_PASSWORD_WRONG' },
    shows: refusedField,
    states: ['member'],
  },
  {
    ...asking,
    title: 'Member/Withdraw without a proof of the account',
    changes: { ...unset, getWithdrawalTerms: { needsProof: true } },
    states: ['member'],
  },
  {
    ...asking,
    title: 'Member/Withdraw after the last of the day',
    changes: { getWithdrawalTerms: { dayCountLeft: 0 } },
    states: ['member'],
  },
  {
    ...asking,
    title: 'Member/Withdraw after a new payment password',
    changes: { getWithdrawalTerms: { coolingUntil: '2026-11-22T05:00:00.000Z' } },
    states: ['member'],
  },
  { ...ofOne, title: 'Member/Withdrawal', states: filled },
  {
    ...ofOne,
    title: 'Member/Withdrawal in review',
    changes: became(1, { state: 'held', by: 'system' }),
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal on hold',
    changes: (reader) =>
      became(
        1,
        { state: 'onHold', by: 'operator' },
        { reason: reader.say('We are waiting for your bank.', 'Chúng tôi đang chờ ngân hàng của bạn.') },
      )(reader),
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal that is cancelled',
    changes: became(0, { state: 'requested', by: 'member' }),
    presses: ['main p + button'],
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal received in part',
    presses: [inPart],
    sends: true,
    shows: refusedField,
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal not received',
    presses: [notAtAll],
    sends: true,
    shows: refusedField,
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal not received with its picture',
    presses: [notAtAll],
    fills: { '[type="file"]': 'movements.png' },
    shows: 'dialog li',
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal that the bank is asked about',
    changes: became(3, { state: 'notReceived', by: 'member' }, { proofs: 2 }),
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal of which a part has arrived',
    changes: (reader) =>
      became(
        3,
        { state: 'partlyReceived', by: 'member' },
        { received: reader.money(80), remaining: reader.money(120) },
      )(reader),
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal that is completed',
    changes: (reader) =>
      became(
        3,
        { state: 'completed', by: 'member' },
        { receipt: 'member', received: reader.money(200), remaining: 0 },
      )(reader),
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal that was rejected',
    changes: (reader) =>
      became(
        1,
        { state: 'rejected', by: 'operator' },
        { reason: reader.say('Your address is not proven yet.', 'Địa chỉ của bạn chưa được xác minh.') },
      )(reader),
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Withdrawal that there is not',
    refuses: { getWithdrawal: 'NOT_FOUND' },
    states: ['member'],
  },
  { title: 'Member/Bank accounts', feature: 'withdrawals', path: '/member/cards', viewer: 0, states: own },
  {
    ...kept,
    title: 'Member/Bank account that is removed',
    presses: ['main li:not(nav *) button'],
    fills: { 'dialog [name="paymentPassword"]': '246813' },
    sends: true,
    refuses: { removeBankCard: 'PAYMENT_PASSWORD_WRONG' },
    shows: refusedField,
    states: ['member'],
  },
  {
    ...kept,
    title: 'Member/Payment password/Set',
    changes: { getBankCards: { hasPaymentPassword: false } },
    states: ['member'],
  },
  {
    ...kept,
    title: 'Member/Payment password/Set with problems',
    changes: { getBankCards: { hasPaymentPassword: false } },
    sends: true,
    shows: refusedField,
    states: ['member'],
  },
  {
    ...kept,
    title: 'Member/Payment password/Change',
    presses: [changePaymentPassword],
    states: ['member'],
  },
  {
    ...kept,
    title: 'Member/Payment password/Forgotten',
    presses: [forgottenPaymentPassword],
    states: ['member'],
  },
  {
    ...kept,
    title: 'Member/Payment password/Forgotten by authenticator',
    changes: { getPaymentPasswordReset: { ways: [{ method: 'authenticator', hint: null }] } },
    presses: [forgottenPaymentPassword],
    states: ['member'],
  },
  {
    ...kept,
    title: 'Member/Payment password/Forgotten without any proof',
    changes: { getPaymentPasswordReset: { ways: [] } },
    presses: [forgottenPaymentPassword],
    states: ['member'],
  },
];
