import type { Language } from '@marquee/reference';
import { atom } from 'jotai';

/** The language of the page; set before the first render. */
export const languageAtom = atom<Language>('en');
