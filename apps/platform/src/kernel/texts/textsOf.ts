import type { Language } from '@marquee/reference';
import { en } from './en.ts';
import type { Texts } from './Texts.ts';
import { vi } from './vi.ts';

const texts: Record<Language, Texts> = { en, vi };

/** What the platform says in a language. */
export const textsOf = (language: Language): Texts => texts[language];
