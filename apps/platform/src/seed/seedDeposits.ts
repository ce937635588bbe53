import type { Currency } from '@marquee/reference';
import type { Connection, Merchant } from '#kernel';
import { type DepositMethod, depositMethods, depositSettings } from '#money';

/** Minor units of an amount that is worth about a euro, round in its currency. */
const units: Readonly<Record<Currency, number>> = {
  VND: 25_000,
  THB: 4_000,
  USD: 100,
  EUR: 100,
  USDT: 1_000_000,
};

/** Bounds of one deposit in such units. */
const bounds: Readonly<Record<DepositMethod, { min: number; max: number }>> = {
  vietqr: { min: 2, max: 8_000 },
  bank: { min: 20, max: 20_000 },
  redirect: { min: 10, max: 2_000 },
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

const methodsOf = (currency: Currency): DepositMethod[] =>
  currency === 'VND' ? ['vietqr', 'bank', 'redirect'] : ['redirect', 'bank'];

/** Settles how a merchant's members deposit, once: a method that was taken away since stays away. */
export const seedDeposits = async (tx: Connection, { code, brand }: Merchant): Promise<void> => {
  const unit = units[brand.currency];
  const settings = { merchantCode: code, dayMax: 40_000 * unit, openMax: 3, minutes: 30 };
  const settled = await tx.insert(depositSettings).values(settings).onConflictDoNothing().returning();
  if (settled.length === 0) return;
  const rows = methodsOf(brand.currency).map((method, position) => ({
    merchantCode: code,
    method,
    position,
    min: bounds[method].min * unit,
    max: bounds[method].max * unit,
    quickAmounts: [...quick[brand.currency]],
  }));
  await tx.insert(depositMethods).values(rows).onConflictDoNothing();
};
