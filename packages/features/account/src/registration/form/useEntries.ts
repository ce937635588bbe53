import { ApiError } from '@marquee/api-client';
import { registrationFields } from '@marquee/contract/registration-fields';
import { type Checks, useForm } from '@marquee/feature-core';
import { type EntryName, isFieldName } from '../fields/fieldNames.ts';
import { useProblemText } from '../fields/useProblemText.ts';
import { checkEntry } from './checkEntry.ts';
import { checkMobile } from './checkMobile.ts';
import type { Entries, RegistrationTerms } from './Entries.ts';
import type { Submission } from './useSubmission.ts';

const empty: Entries = Object.fromEntries(
  [...registrationFields, 'country', 'ageConfirmed', 'terms'].map((name) => [name, '']),
);

/** Entries whose check looks at another one too. */
const dependents: Partial<Record<string, readonly EntryName[]>> = {
  username: ['password'],
  password: ['confirmPassword'],
  country: ['mobileNum'],
};

type Options = {
  termsOf: (entries: Entries) => RegistrationTerms;
  /** Filled in at first. */
  known: Entries;
  submission: Submission;
};

/**
 * The form of a registration. A field is checked when it is left, and again with each change while something is
 * wrong with it.
 */
export const useEntries = ({ termsOf, known, submission }: Options) => {
  const problemText = useProblemText();
  const find = (name: EntryName, entries: Entries) => {
    const problem = checkEntry(name, entries, termsOf(entries));
    return problem && problemText(problem);
  };
  const asked = termsOf(known).fields.map(({ field }) => field);
  const checks: Checks<Entries> = {
    ...Object.fromEntries(
      [...asked, 'ageConfirmed' as const, 'terms' as const].map((name) => [
        name,
        (_typed: unknown, entries: Entries) => find(name, entries),
      ]),
    ),
    ...(asked.includes('mobileNum') && {
      mobileNum: async (_typed: unknown, entries: Entries) => {
        const problem = await checkMobile(entries, termsOf(entries));
        return problem && problemText(problem);
      },
    }),
  };
  const form = useForm({
    values: { ...empty, ...known },
    checks,
    ...submission,
    onRefused: (error, entries) => {
      if (error instanceof ApiError && error.code === 'TERMS_OUTDATED') form.set('terms', '');
      return submission.onRefused(error, entries);
    },
  });
  const { values, errors } = form;

  return {
    ...form,
    set: (name: keyof Entries, value: string) => {
      const next = { ...values, [name]: value };
      const wrong = [name, ...(dependents[name] ?? [])].filter((each) => errors[each]);
      form.set(name, value);
      for (const each of wrong) form.tell(each, isFieldName(each) ? find(each, next) : undefined);
    },
    leave: (name: EntryName) => {
      const problem = values[name] && isFieldName(name) && find(name, values);
      if (problem) form.tell(name, problem);
    },
  };
};

/** What `useEntries` gives. */
export type EntriesState = ReturnType<typeof useEntries>;
