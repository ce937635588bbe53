import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

const card = { bankCode: 'ACB', bankName: 'ACB', number: '•••• 4821', payeeName: 'LE THI LAN HUONG' };

const withdrawal = ({ currency, money }: Reader, dollars = 200) => ({
  id: '5f0c8a52-8d1c-4b6b-9a54-2f0a5b1c7d3e',
  reference: 'WD7K2M9QX4',
  state: 'paid' as const,
  currency,
  amount: money(dollars),
  fee: 0,
  payment: money(dollars),
  received: 0,
  remaining: money(dollars),
  receipt: null,
  reason: null,
  bankName: card.bankName,
  number: card.number,
  payeeName: card.payeeName,
  proofs: 0,
  createdAt: daysAfter(0, -3),
  changedAt: daysAfter(0, -1),
  confirmBy: daysAfter(1, -1),
});

const bankTransfer = ({ say }: Reader) => say('Bank transfer', 'Chuyển khoản ngân hàng');

const deposit = (reader: Reader, dollars = 100) => ({
  reference: 'DP4H8X2LQ9TC',
  method: 'bank',
  methodName: bankTransfer(reader),
  shows: 'account' as const,
  currency: reader.currency,
  amount: reader.money(dollars),
  credited: reader.money(dollars),
  state: 'paid' as const,
  reason: null,
  createdAt: daysAfter(-1),
  expiresAt: daysAfter(-1, 1),
  endedAt: daysAfter(-1, 1),
  transfer: null,
  qr: null,
  payUrl: null,
  hasSlip: false,
});

/** Answers about money on its way in and out. */
export const paymentExamples = {
  getDepositOffers: (reader) => {
    const { say, currency, money } = reader;
    const bounds = {
      min: money(10),
      max: money(2000),
      quickAmounts: [20, 50, 100, 250].map(money),
      usualMinutes: 2,
    };
    const wallet = say('Card or e-wallet', 'Thẻ hoặc ví điện tử');
    return {
      currency,
      offers: [
        { method: 'bank', shows: 'account', icon: 'bank', label: bankTransfer(reader), ...bounds },
        { method: 'redirect', shows: 'redirect', icon: 'wallet', label: wallet, ...bounds },
      ],
      dayMax: null,
      dayLeft: null,
    };
  },
  getDeposits: (reader) => ({
    deposits: [
      deposit(reader),
      {
        ...deposit(reader, 60),
        reference: 'DP9Q2M7ZK3VB',
        state: 'expired',
        credited: null,
        createdAt: daysAfter(-4),
      },
    ],
    total: 2,
  }),
  getDeposit: (reader) => ({
    ...deposit(reader),
    reference: 'DP7T3N9KX5RA',
    credited: null,
    state: 'waiting',
    createdAt: daysAfter(0, -0.1),
    expiresAt: daysAfter(0, 0.4),
    endedAt: null,
    transfer: { bank: 'Vietcombank', number: '0071000982145', name: 'CONG TY SEN HO TAY' },
    ...(reader.currency === 'VND' && {
      method: 'vietqr',
      methodName: 'VietQR',
      shows: 'qr',
      qr: '00020101021238570010A00000072701270006970436011300710009821450208QRIBFTTA53037045802VN62160812DP7T3N9KX5RA6304A1B2',
    }),
  }),
  getPaymentPasswordReset: () => ({
    ways: [
      { method: 'sms' as const, hint: '+84•••268' },
      { method: 'email' as const, hint: 'l•••@example.com' },
    ],
    asksPassword: true,
    coolingHours: 24,
  }),
  getBankCards: ({ say }) => ({
    cards: [{ id: '1', ...card, addedAt: daysAfter(-40) }],
    max: 5,
    banks: [
      { code: 'ACB', name: 'ACB' },
      { code: 'VCB', name: say('Vietcombank', 'Vietcombank') },
    ],
    numberRule: { kind: 'digits', minLength: 6, maxLength: 19 },
    payeeName: card.payeeName,
    hasPaymentPassword: true,
  }),
  getWithdrawalTerms: ({ currency, money }) => ({
    currency,
    available: money(1250),
    minAmount: money(20),
    maxAmount: money(1000),
    dayCount: 5,
    dayCountLeft: 4,
    daySum: money(3000),
    daySumLeft: money(2800),
    fee: 0,
    confirmMinutes: 1440,
    usualMinutes: 12,
    coolingUntil: null,
    hasPaymentPassword: true,
    needsProof: false,
  }),
  getWithdrawals: (reader) => ({
    withdrawals: [
      withdrawal(reader),
      {
        ...withdrawal(reader, 340),
        id: '2',
        reference: 'WD3F8T5RY2',
        state: 'completed',
        received: reader.money(340),
        remaining: 0,
        receipt: 'member',
        createdAt: daysAfter(-9),
        changedAt: daysAfter(-8),
        confirmBy: null,
      },
    ],
    total: 2,
  }),
  getWithdrawal: (reader) => ({
    ...withdrawal(reader),
    events: [
      { state: 'requested', at: daysAfter(0, -3), by: 'member', amount: null },
      { state: 'approved', at: daysAfter(0, -2), by: 'system', amount: null },
      { state: 'paid', at: daysAfter(0, -1), by: 'gateway', amount: reader.money(200) },
    ],
  }),
} satisfies Examples;
