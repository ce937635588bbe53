import { amountNotation } from './amountNotation.ts';
import { formatNumber } from './formatNumber.ts';

/** An amount as it is being typed. */
export interface TypedAmount {
  /** What was typed in the locale's groups, without what is no figure. */
  text: string;
  /** Minor units of it; undefined as long as there is no digit. */
  minor: number | undefined;
}

// As many digits as a number keeps exactly.
const MOST_DIGITS = 15;

/**
 * Reads an amount in the locale's notation while it is typed or pasted: `1.250.000` is more than a million in
 * Vietnamese. Digits beyond the currency's minor units, and those that a number cannot hold, are left out.
 * @throws RangeError on a currency that is not kept here.
 */
export function readAmount(typed: string, currency: string, locale: string): TypedAmount {
  const { minorDigits, decimal } = amountNotation(currency, locale);
  const [before = '', ...after] = typed.split(decimal).map((part) => part.replaceAll(/\D/g, ''));
  // What has no fraction was pasted in the notation of another language: 200,000 đồng are not 200.
  const isGrouped = minorDigits === 0 && before.length < 4 && after.every(({ length }) => length === 3);
  if (after.length > 0 && before !== '' && isGrouped)
    return readAmount(before + after.join(''), currency, locale);
  const hasPoint = after.length > 0 && minorDigits > 0;
  if (before === '' && !hasPoint) return { text: '', minor: undefined };
  const whole = before.replace(/^0+/, '').slice(0, MOST_DIGITS - minorDigits) || '0';
  const fraction = after.join('').slice(0, minorDigits);
  const groups = formatNumber(BigInt(whole), locale, { numberingSystem: 'latn' });
  return {
    text: hasPoint ? groups + decimal + fraction : groups,
    minor: Number(whole + fraction.padEnd(minorDigits, '0')),
  };
}
