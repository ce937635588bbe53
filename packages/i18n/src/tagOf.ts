import { findLanguage } from '@marquee/reference';

/** The BCP 47 tag by which `Intl` writes for a locale; a tag of no offered language stands for itself. */
export const tagOf = (locale: string): string => findLanguage(locale)?.tag ?? locale;
