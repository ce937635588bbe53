/** An exact decimal as text, which `Intl.NumberFormat` reads without going through a float. */
export type Decimal = `${number}`;

/**
 * Minor units as a decimal: `toDecimal(1205, 2)` is `12.05`.
 * @throws RangeError when `minor` is a number that is not a safe integer, for its digits are already lost.
 */
export function toDecimal(minor: bigint | number, minorDigits: number): Decimal {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor)) {
    throw new RangeError(`An amount is a whole number of minor units, not ${minor}.`);
  }
  const value = BigInt(minor);
  const digits = (value < 0n ? -value : value).toString().padStart(minorDigits + 1, '0');
  const whole = digits.slice(0, digits.length - minorDigits);
  const fraction = digits.slice(digits.length - minorDigits);
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}` as Decimal;
}
