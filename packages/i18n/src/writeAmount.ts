import { amountNotation } from './amountNotation.ts';
import { formatNumber } from './formatNumber.ts';
import { toDecimal } from './toDecimal.ts';

/**
 * An amount as a reader of the locale types it: without its currency, and with minor digits only where there
 * are any. `readAmount` reads it back.
 * @throws RangeError on a currency that is not kept here.
 */
export function writeAmount(minor: number, currency: string, locale: string): string {
  const { minorDigits, decimal } = amountNotation(currency, locale);
  const [whole = '0', fraction = ''] = toDecimal(minor, minorDigits).split('.');
  const groups = formatNumber(BigInt(whole), locale, { numberingSystem: 'latn' });
  const shown = fraction.replace(/0+$/, '');
  return shown ? groups + decimal + shown.padEnd(2, '0') : groups;
}
