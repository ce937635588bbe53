import type { Currency } from '@marquee/reference';
import { banks } from './banks.ts';

/** The name of a bank; its code where it is no longer offered. */
export const bankName = (currency: Currency, code: string): string =>
  banks[currency].find((bank) => bank.code === code)?.name ?? code;
