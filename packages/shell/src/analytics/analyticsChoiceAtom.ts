import { localStore } from '@marquee/feature-core';
import { atom } from 'jotai';

/** Whether a visitor lets the use of the site be counted; null while they have not said, `anew` where they want to say it again. */
export type AnalyticsChoice = 'yes' | 'no' | 'anew' | null;

const read = (): AnalyticsChoice => {
  const kept = localStore.get('analytics');
  return kept === 'yes' || kept === 'no' ? kept : null;
};

/** Undefined until the choice is made on this page: before that it is what the browser keeps. */
const chosenAtom = atom<AnalyticsChoice | undefined>(undefined);

/** The visitor's choice about analytics, kept in the browser; `anew` asks them again, wherever they are. */
export const analyticsChoiceAtom = atom(
  (get): AnalyticsChoice => {
    const chosen = get(chosenAtom);
    return chosen === undefined ? read() : chosen;
  },
  (_get, set, choice: AnalyticsChoice) => {
    if (choice === 'yes' || choice === 'no') localStore.set('analytics', choice);
    else localStore.remove('analytics');
    set(chosenAtom, choice);
  },
);
