import { type EntryName, isFieldName } from '../fields/fieldNames.ts';
import { birthdayText } from '../rules/birthdayText.ts';
import { checkBirthday } from '../rules/checkBirthday.ts';
import { checkValue } from '../rules/checkValue.ts';
import { cleanMobile } from '../rules/cleanMobile.ts';
import { cleanValue } from '../rules/cleanValue.ts';
import type { Problem } from '../rules/Problem.ts';
import type { Entries, RegistrationTerms } from './Entries.ts';

const isGuessable = (password: string, entries: Entries) =>
  [entries.username, entries.mobileNum].some(
    (name) => cleanValue(name) !== '' && cleanValue(name).toLowerCase() === password.toLowerCase(),
  );

/** What is wrong with one entry, by the server's rules and what the fields ask of each other. */
export const checkEntry = (
  field: EntryName,
  entries: Entries,
  terms: RegistrationTerms,
): Problem | undefined => {
  const { minimumAge, birthdayAge } = terms.settings;
  if (field === 'ageConfirmed') return entries.ageConfirmed ? undefined : { rule: 'age', min: minimumAge };
  if (field === 'terms') return entries.terms ? undefined : { rule: 'consent' };
  if (field === terms.lockedField || !isFieldName(field)) return undefined;
  const typed = cleanValue(entries[field]);
  const password = cleanValue(entries.password);
  if (field === 'confirmPassword') {
    if (typed === '') return password === '' ? undefined : { rule: 'required' };
    return typed === password ? undefined : { rule: 'mismatch' };
  }
  if (typed === '') {
    const isRequired = terms.fields.some((asked) => asked.field === field && asked.isRequired);
    return isRequired ? { rule: 'required' } : undefined;
  }
  const rule = terms.rules.find((candidate) => candidate.field === field);
  const value =
    field === 'birthday'
      ? birthdayText(typed, rule?.patternId)
      : field === 'mobileNum'
        ? cleanMobile(typed, terms.dialingCode)
        : typed;
  const broken = rule && checkValue(rule, value);
  if (broken) return broken;
  if (field === 'birthday') return checkBirthday(typed, { minimumAge: birthdayAge, today: terms.today });
  return field === 'password' && isGuessable(typed, entries) ? { rule: 'guessable' } : undefined;
};
