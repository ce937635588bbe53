import { toDecimal } from '@marquee/i18n';
import { digitsOf } from '../digitsOf.ts';

/** How a language writes numbers: what stands between thousands, and before the fraction. */
const marksOf = (language: string) => {
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(12345.6);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: mark('group'), decimal: mark('decimal') };
};

const inThousands = (text: string, groups: string) =>
  new RegExp(String.raw`^\d{1,3}([${groups}]\d{3})+$|^\d+$`).test(text);

/**
 * Reads an amount as people type it, in minor units; undefined for what is none. Where a currency has no smaller
 * unit, point and comma both part thousands.
 */
export const parseAmount = (text: string, currency: string, language: string): number | undefined => {
  const digits = digitsOf(currency);
  const { group, decimal } = marksOf(language);
  const typed = text.replaceAll(/\s/g, '');
  const [whole = '', fraction = '', ...rest] = digits === 0 ? [typed] : typed.split(decimal);
  if (rest.length > 0 || !inThousands(whole, digits === 0 ? '.,' : group)) return undefined;
  if (!/^\d*$/.test(fraction) || fraction.length > digits) return undefined;
  const minor = Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) && minor > 0 ? minor : undefined;
};

/** Writes minor units as an amount that `parseAmount` reads, with its thousands parted. */
export const writeAmount = (minor: number, currency: string, language: string): string => {
  const digits = digitsOf(currency);
  const isWhole = minor % 10 ** digits === 0;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: isWhole ? 0 : Math.min(digits, 2),
    maximumFractionDigits: digits,
  }).format(toDecimal(minor, digits));
};
