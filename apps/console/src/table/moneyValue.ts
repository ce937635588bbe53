import { toDecimal } from '@marquee/i18n';
import { currencies, type Currency } from '@marquee/reference';

/** An amount of minor units as the number that a CSV file says: a spreadsheet sums it. */
export const moneyValue = (minor: number, currency: Currency): number =>
  Number(toDecimal(minor, currencies[currency].digits));
