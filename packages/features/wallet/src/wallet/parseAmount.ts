import { currencies } from '@marquee/i18n';

const grouped = /^\d{1,3}(?:[.,]\d{3})+$|^\d+$/;

const wholeOf = (text: string): string | undefined =>
  grouped.test(text) ? text.replaceAll(/[.,]/g, '') : undefined;

/**
 * Minor units of an amount as people type it: `1.000.000`, `1,000.50`, `12,5`. A last mark with one or two digits after
 * it is the decimal one, where the currency has such digits; all others part thousands. Undefined for what is no amount.
 */
export const parseAmount = (text: string, currency: string): number | undefined => {
  const digits = (currencies as Readonly<Record<string, number>>)[currency] ?? 0;
  const plain = text.replaceAll(/\s/g, '');
  const [, before = '', fraction = ''] = /^(.*)[.,](\d+)$/.exec(plain) ?? [];
  const isDecimal = fraction.length > 0 && fraction.length !== 3 && fraction.length <= digits;
  const whole = wholeOf(isDecimal ? before || '0' : plain);
  if (whole === undefined) return undefined;
  const minor = Number(whole + (isDecimal ? fraction : '').padEnd(digits, '0'));
  return Number.isSafeInteger(minor) && minor > 0 ? minor : undefined;
};
