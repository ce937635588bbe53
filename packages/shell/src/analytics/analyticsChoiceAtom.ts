import { localStore } from '@marquee/feature-core';
import { atom } from 'jotai';

/** Whether a visitor lets the use of the site be counted; null while they have not said. */
export type AnalyticsChoice = 'yes' | 'no' | null;

const read = (): AnalyticsChoice => {
  const kept = localStore.get('analytics');
  return kept === 'yes' || kept === 'no' ? kept : null;
};

/** Undefined until the choice is made on this page: before that it is what the browser keeps. */
const chosenAtom = atom<AnalyticsChoice | undefined>(undefined);

/** The visitor's choice about analytics, kept in the browser; null asks them again. */
export const analyticsChoiceAtom = atom(
  (get): AnalyticsChoice => {
    const chosen = get(chosenAtom);
    return chosen === undefined ? read() : chosen;
  },
  (_get, set, choice: AnalyticsChoice) => {
    if (choice) localStore.set('analytics', choice);
    else localStore.remove('analytics');
    set(chosenAtom, choice);
  },
);
