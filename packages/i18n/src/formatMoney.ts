import { currencies, isCurrency } from '@marquee/reference';
import { currencyDisplayOf } from './currencyDisplayOf.ts';
import { tagOf } from './tagOf.ts';
import { toDecimal } from './toDecimal.ts';
import { writePlainly } from './writePlainly.ts';

/** How an amount is written. */
export interface MoneyFormat {
  /** Put a plus before gains too. */
  isSigned?: boolean;
  /** Shorten to thousands, millions and so on where digits do not matter, as on a chart's axis. */
  isCompact?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Minor units of a currency as the locale writes them, currency included: `formatMoney(1205n, 'USD', 'en')`.
 * @throws RangeError on a currency that is not kept here and on a number that is not a safe integer.
 */
export function formatMoney(
  minor: bigint | number,
  currency: string,
  locale: string,
  { isSigned = false, isCompact = false }: MoneyFormat = {},
): string {
  if (!isCurrency(currency)) throw new RangeError(`Unknown currency ${currency}.`);
  if (!isSigned && !isCompact) {
    const plain = writePlainly(minor, currency, locale);
    if (plain !== undefined) return plain;
  }
  const key = `${locale} ${currency} ${isSigned} ${isCompact}`;
  let format = formats.get(key);
  if (!format) {
    const digits = currencies[currency].digits;
    format = new Intl.NumberFormat(tagOf(locale), {
      // USDT is in no ISO table, so Intl knows no such currency: its code is written after the number.
      ...(currency === 'USDT'
        ? { minimumFractionDigits: 2 }
        : {
            style: 'currency',
            currency,
            currencyDisplay: currencyDisplayOf(currency, locale),
            minimumFractionDigits: digits,
          }),
      maximumFractionDigits: digits,
      ...(isSigned && { signDisplay: 'exceptZero' }),
      ...(isCompact && { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }),
    });
    formats.set(key, format);
  }
  const text = format.format(toDecimal(minor, currencies[currency].digits));
  return currency === 'USDT' ? `${text}\u00a0USDT` : text;
}
