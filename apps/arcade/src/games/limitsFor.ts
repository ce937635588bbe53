import { currencies, isCurrency } from '@marquee/reference';

/** What one unit of a stake is in each currency: a dollar, or what is laid on a table in its place. */
const units = { VND: 1_000, THB: 10, USD: 1, EUR: 1, USDT: 1 } as const;

/** The least and most of a stake, in minor units, of limits in units. */
export const limitsFor = (
  [least, most]: readonly [number, number],
  currency: string,
): { min: number; max: number } => {
  if (!isCurrency(currency)) return { min: 1, max: 0 };
  const unit = units[currency] * 10 ** currencies[currency].digits;
  return { min: Math.max(1, Math.round(least * unit)), max: Math.round(most * unit) };
};
