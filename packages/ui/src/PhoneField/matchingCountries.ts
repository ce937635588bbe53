/** A country of the dialling-code list, named in the language of the page. */
export interface DiallingCountry {
  /** ISO 3166 code. */
  code: string;
  /** Digits without the plus. */
  dialingCode: string;
  name: string;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase();

/** Countries whose name holds what was typed, marks aside, or whose code or dialling code begins with it. */
export function matchingCountries(
  countries: readonly DiallingCountry[],
  query: string,
): readonly DiallingCountry[] {
  const wanted = plain(query.trim().replace(/^\+/, ''));
  if (!wanted) return countries;
  return countries.filter(
    ({ code, dialingCode, name }) =>
      plain(name).includes(wanted) || dialingCode.startsWith(wanted) || code.toLowerCase() === wanted,
  );
}
