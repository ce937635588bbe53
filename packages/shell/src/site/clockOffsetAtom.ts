import { atom } from 'jotai';

/** Milliseconds by which the platform's clock is ahead of this machine's. */
export const clockOffsetAtom = atom(0);
