/** A bank account's number of which only the last four characters can be read. */
export const maskNumber = (number: string): string =>
  `${'•'.repeat(Math.max(0, Math.min(number.length, 16) - 4))}${number.slice(-4)}`;
