/** A text as it is searched: lower case, without marks, so that "vang" finds "Vàng" and "da" finds "Đá". */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim();
