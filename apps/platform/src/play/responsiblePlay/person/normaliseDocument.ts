/** The number of an identity document however it was typed: letters and digits alone, in capitals. */
export const normaliseDocument = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
