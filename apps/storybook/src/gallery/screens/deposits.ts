import type { RouteValue } from '@marquee/contract/route';
import { exampleTime } from '@marquee/contract/examples';
import type { Changes, Screen } from '../Screen.ts';
import { refusedField } from './refusedField.ts';
import { filled, own } from './stateSets.ts';

const ofOne = {
  feature: 'deposits',
  at: '/member/deposit?reference=DP4H8X2LQ9TC',
  viewer: 0,
} as const satisfies Partial<Screen>;

const ended = (state: RouteValue<'getDeposit'>['state']): Changes => ({
  getDeposit: { state, endedAt: exampleTime },
});

/** Deposits: how one is asked for, while it waits, and what becomes of it. */
export const depositScreens: readonly Screen[] = [
  { title: 'Member/Deposit', feature: 'deposits', path: '/member/deposit', viewer: 0, states: own },
  {
    title: 'Member/Quick deposit',
    feature: 'deposits',
    at: '/member/deposit',
    viewer: 0,
    presses: ['header button + span + button'],
    isBox: false,
    shows: 'header a[href*="amount="]',
    states: ['member'],
  },
  {
    title: 'Member/Deposit with a problem',
    feature: 'deposits',
    at: '/member/deposit',
    viewer: 0,
    sends: true,
    shows: refusedField,
    states: ['member'],
  },
  { ...ofOne, title: 'Member/Deposit that waits', states: filled },
  {
    ...ofOne,
    title: 'Member/Deposit by bank transfer with its slip',
    changes: ({ say }) => ({
      getDeposit: {
        method: 'bank',
        methodName: say('Bank transfer', 'Chuyển khoản ngân hàng'),
        shows: 'account',
        qr: null,
        hasSlip: true,
      },
    }),
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Deposit by a payment page',
    changes: ({ say }) => ({
      getDeposit: {
        method: 'redirect',
        methodName: say('Card or e-wallet', 'Thẻ hoặc ví điện tử'),
        shows: 'redirect',
        qr: null,
        transfer: null,
        payUrl: 'https://pay.example/DP4H8X2LQ9TC',
      },
    }),
    states: ['member'],
  },
  {
    ...ofOne,
    title: 'Member/Deposit that has arrived',
    changes: ({ money }) => ({
      getDeposit: { state: 'paid', endedAt: exampleTime, credited: money(90) },
    }),
    states: ['member'],
  },
  { ...ofOne, title: 'Member/Deposit that failed', changes: ended('failed'), states: ['member'] },
  { ...ofOne, title: 'Member/Deposit whose time is over', changes: ended('expired'), states: ['member'] },
  { ...ofOne, title: 'Member/Deposit that was cancelled', changes: ended('cancelled'), states: ['member'] },
  { ...ofOne, title: 'Member/Deposit that was sent back', changes: ended('returned'), states: ['member'] },
  {
    ...ofOne,
    title: 'Member/Deposit that there is not',
    refuses: { getDeposit: 'NOT_FOUND' },
    states: ['member'],
  },
];
