import { checkEntry } from '../registration/form/checkEntry.ts';
import type { Entries, RegistrationTerms } from '../registration/form/Entries.ts';

/** Fields of a form that a name known from a party can fill in and that take it; the reader may change them. */
export const nameEntries = (terms: RegistrationTerms, name: string | null | undefined): Entries => {
  const filled: Entries = {};
  if (!name) return filled;
  for (const wanted of ['fullName', 'nickname'] as const) {
    const isAsked = terms.fields.some(({ field }) => field === wanted);
    if (isAsked && !checkEntry(wanted, { [wanted]: name }, terms)) filled[wanted] = name;
  }
  return filled;
};
