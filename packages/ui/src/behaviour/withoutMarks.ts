/** A text as it is searched: small letters without their marks, so that "viet" finds "Việt". */
export const withoutMarks = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase();
