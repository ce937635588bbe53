import { atom } from 'jotai';

/** Whether the site has another version than the page that is open. */
export const newVersionAtom = atom(false);
