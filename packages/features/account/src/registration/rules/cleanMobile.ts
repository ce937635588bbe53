/** The national digits of a number as typed: without spaces and punctuation, and without its own dialling code. */
export const cleanMobile = (typed: string | undefined, dialingCode: string | undefined): string => {
  const plain = (typed ?? '').normalize('NFKC').replaceAll(/[\s().-]/g, '');
  if (!dialingCode) return plain;
  const international = [`+${dialingCode}`, `00${dialingCode}`].find((start) => plain.startsWith(start));
  return international ? plain.slice(international.length) : plain;
};
