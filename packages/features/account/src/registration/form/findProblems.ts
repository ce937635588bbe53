import { checkEntry } from './checkEntry.ts';
import type { Entries, Problems, RegistrationTerms } from './Entries.ts';

/** Everything that is wrong with a registration as far as this page can tell, at once. */
export const findProblems = (entries: Entries, terms: RegistrationTerms): Problems => {
  const problems: Problems = {};
  for (const { field } of terms.fields) {
    const problem = checkEntry(field, entries, terms);
    if (problem) problems[field] = problem;
  }
  if (!entries.ageConfirmed) problems.ageConfirmed = { rule: 'age', min: terms.settings.minimumAge };
  if (!entries.terms) problems.terms = { rule: 'consent' };
  return problems;
};
