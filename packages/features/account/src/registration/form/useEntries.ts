import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type EntryName, isFieldName } from '../fields/fieldNames.ts';
import { checkEntry } from './checkEntry.ts';
import type { Entries, Problems, RegistrationTerms } from './Entries.ts';

const typedInto = (form: HTMLFormElement): Entries => {
  const typed: Entries = {};
  for (const input of form.querySelectorAll('input')) {
    const { name, value, type, checked } = input;
    if (isFieldName(name) && value !== '') typed[name] = value;
    if ((name === 'ageConfirmed' || name === 'terms') && type === 'checkbox' && checked) typed[name] = 'yes';
  }
  return typed;
};

/** Entries whose check looks at another one too. */
const dependents: Partial<Record<string, readonly EntryName[]>> = {
  username: ['password'],
  password: ['confirmPassword'],
  country: ['mobileNum'],
};

const recheck = (problems: Problems, changed: string, entries: Entries, terms: RegistrationTerms) => {
  const next = { ...problems };
  for (const name of [changed, ...(dependents[changed] ?? [])] as EntryName[]) {
    if (!problems[name]) continue;
    const problem = isFieldName(name) ? checkEntry(name, entries, terms) : undefined;
    if (problem) next[name] = problem;
    else delete next[name];
  }
  return next;
};

/**
 * What has been entered and what is wrong with it. A field is checked when it is left, and again with each change
 * while something is wrong with it; after a refusal the first wrong field has the focus. `known` is filled in at first.
 */
export const useEntries = (termsOf: (entries: Entries) => RegistrationTerms, known: Entries = {}) => {
  const [entries, setEntries] = useState<Entries>(known);
  const [problems, setProblems] = useState<Problems>({});
  const [round, setRound] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);

  // What was typed or filled in before this script was there is the reader's too.
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form) setEntries((first) => ({ ...first, ...typedInto(form) }));
  }, []);
  useEffect(() => {
    if (round > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [round]);

  return {
    formRef,
    entries,
    problems,
    /** Counts the refusals. */
    round,
    set: (name: keyof Entries, value: string) => {
      const next = { ...entries, [name]: value };
      setEntries((current) => ({ ...current, [name]: value }));
      setProblems((current) => recheck(current, name, next, termsOf(next)));
    },
    leave: (name: EntryName) => {
      if (!entries[name] || !isFieldName(name)) return;
      const problem = checkEntry(name, entries, termsOf(entries));
      setProblems(({ [name]: before, ...others }) => {
        const kept = problem ?? (before?.rule === 'told' ? before : undefined);
        return kept ? { ...others, [name]: kept } : others;
      });
    },
    /** Shows problems and leads to the first of them. */
    refuse: (found: Problems) => {
      setProblems(found);
      setRound((current) => current + 1);
    },
  };
};

/** What `useEntries` gives. */
export type EntriesState = ReturnType<typeof useEntries>;
