import { atom, useAtomValue } from 'jotai';

/** Whether this page is told what changes as it changes; only the shell writes it. */
export const isLiveAtom = atom(false);

/** Whether this page is told what changes as it changes. Where it is not, it has to ask again and again. */
export const useIsLive = (): boolean => useAtomValue(isLiveAtom);
