/**
 * The minor units that a typed amount means; undefined where it means none. The last dot or comma that no group of
 * three follows stands before the fraction, in whatever notation the reader types.
 */
export const parseAmount = (typed: string, minorDigits: number): number | undefined => {
  const bare = typed.replaceAll(/[^\d.,]/g, '');
  const fraction = minorDigits > 0 ? new RegExp(`[.,](\\d{0,${minorDigits}})$`).exec(bare) : null;
  const whole = (fraction ? bare.slice(0, fraction.index) : bare).replaceAll(/\D/g, '');
  const digits = `${whole}${(fraction?.[1] ?? '').padEnd(minorDigits, '0')}`;
  if (!/\d/.test(bare)) return undefined;
  const minor = Number(digits);
  return Number.isSafeInteger(minor) ? minor : undefined;
};
