/** A value as it is checked and sent: trimmed, and in one Unicode form so that two spellings of one name are one. */
export const cleanValue = (typed: string | undefined): string => (typed ?? '').normalize('NFC').trim();
