import { tagOf } from './tagOf.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A count, percentage or ratio as the locale writes it. Not for money: that is `formatMoney`. */
export function formatNumber(
  value: bigint | number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tagOf(locale), options);
    formats.set(key, format);
  }
  return format.format(value);
}
