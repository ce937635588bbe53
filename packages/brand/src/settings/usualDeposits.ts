import type { Currency } from '@marquee/reference';
import type { MerchantSettings } from './settingsSchema.ts';

type Deposits = MerchantSettings['deposits'];
type Method = Deposits['methods'][number];

/** Minor units of an amount that is worth about a euro, round in its currency. */
const units: Readonly<Record<Currency, number>> = {
  VND: 25_000,
  THB: 4_000,
  USD: 100,
  EUR: 100,
  USDT: 1_000_000,
};

const dollars = [20, 50, 100, 250, 500];

/** What is offered to be picked, round as people say it. */
const quick: Readonly<Record<Currency, readonly number[]>> = {
  VND: [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000],
  THB: [500, 1_000, 2_000, 5_000, 10_000].map((baht) => baht * 100),
  USD: dollars.map((dollar) => dollar * 100),
  EUR: dollars.map((euro) => euro * 100),
  USDT: dollars.map((dollar) => dollar * 1_000_000),
};

type Kind = Omit<Method, 'quickAmounts'>;

/** Bounds are in units of about a euro. */
const vietQr: Kind = {
  id: 'vietqr',
  shows: 'qr',
  icon: 'qr',
  label: { vi: 'VietQR', en: 'VietQR' },
  min: 2,
  max: 8_000,
};
const bank: Kind = {
  id: 'bank',
  shows: 'account',
  icon: 'bank',
  label: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
  min: 20,
  max: 20_000,
};
const redirect: Kind = {
  id: 'redirect',
  shows: 'redirect',
  icon: 'wallet',
  label: { vi: 'Thẻ hoặc ví điện tử', en: 'Card or e-wallet' },
  min: 10,
  max: 2_000,
};

/** How members deposit where a merchant has settled nothing of its own. */
export const usualDeposits = (currency: Currency): Deposits => {
  const unit = units[currency];
  const kinds = currency === 'VND' ? [vietQr, bank, redirect] : [redirect, bank];
  return {
    dayMax: 40_000 * unit,
    openMax: 3,
    minutes: 30,
    methods: kinds.map((kind) => ({
      ...kind,
      min: kind.min * unit,
      max: kind.max * unit,
      quickAmounts: [...quick[currency]],
    })),
  };
};
