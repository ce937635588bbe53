/** A name as banks compare it: without marks, in capitals, single spaces between words. */
export const payeeNameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toUpperCase()
    .trim()
    .replaceAll(/\s+/g, ' ');
