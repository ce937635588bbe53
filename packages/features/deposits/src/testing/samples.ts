import type { Deposit, Offers } from '../depositTypes.ts';

/** What a member in Vietnam can choose from. */
export const offers: Offers = {
  currency: 'VND',
  offers: [
    {
      method: 'vietqr',
      shows: 'qr',
      icon: 'qr',
      label: 'VietQR',
      min: 50_000,
      max: 200_000_000,
      quickAmounts: [100_000, 500_000],
      usualMinutes: 2,
    },
    {
      method: 'bank',
      shows: 'account',
      icon: 'bank',
      label: 'Bank transfer',
      min: 500_000,
      max: 500_000_000,
      quickAmounts: [500_000],
      usualMinutes: null,
    },
    {
      method: 'redirect',
      shows: 'redirect',
      icon: 'wallet',
      label: 'Card or e-wallet',
      min: 250_000,
      max: 50_000_000,
      quickAmounts: [500_000],
      usualMinutes: null,
    },
  ],
  dayMax: 1_000_000,
  dayLeft: 600_000,
};

/** A deposit that waits for a transfer. */
export const waiting: Deposit = {
  reference: 'DPAB23CD45',
  method: 'vietqr',
  methodName: 'VietQR',
  shows: 'qr',
  currency: 'VND',
  amount: 500_000,
  credited: null,
  state: 'waiting',
  reason: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2099-11-21T10:30:00.000Z',
  endedAt: null,
  transfer: { bank: 'A bank', number: '0001112223334', name: 'LANTERN' },
  qr: '00020101021238',
  payUrl: 'http://pay.example/1',
  hasSlip: false,
};
