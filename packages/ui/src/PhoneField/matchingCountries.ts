import { withoutMarks } from '../behaviour/withoutMarks.ts';

/** A country of the dialling-code list, named in the language of the page. */
export interface DiallingCountry {
  /** ISO 3166 code. */
  code: string;
  /** Digits without the plus. */
  dialingCode: string;
  name: string;
}

/** Countries whose name holds what was typed, marks aside, or whose code or dialling code begins with it. */
export const matchingCountries = (
  countries: readonly DiallingCountry[],
  query: string,
): readonly DiallingCountry[] => {
  const wanted = withoutMarks(query.trim().replace(/^\+/, ''));
  if (!wanted) return countries;
  return countries.filter(
    ({ code, dialingCode, name }) =>
      withoutMarks(name).includes(wanted) || dialingCode.startsWith(wanted) || code.toLowerCase() === wanted,
  );
};
