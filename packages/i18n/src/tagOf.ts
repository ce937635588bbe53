import { findLocale } from './findLocale.ts';

/** The BCP 47 tag by which `Intl` writes for a locale; a tag of no offered language stands for itself. */
export const tagOf = (locale: string): string => findLocale(locale)?.tag ?? locale;
