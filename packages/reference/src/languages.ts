import type { FontSubset } from './fontSubsets.ts';

/** A language that a site may offer. */
export interface LanguageEntry {
  /** BCP 47, as short as it stays unmistakable (`vi`, `zh-TW`): names addresses, calls, catalogs and stored texts. */
  readonly id: string;
  /** The specification's code. */
  readonly code: string;
  /** BCP 47 with a region, by which `Intl` writes. */
  readonly tag: string;
  /** The language's name in itself. */
  readonly name: string;
  /** ISO 15924 code of its script. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** Font files that a page in the language needs. */
  readonly fonts: readonly FontSubset[];
  /** ISO 3166 code of the country whose flag stands for the language. */
  readonly flag: string;
  /** How a date's month is written where it is written short: as `Intl` abbreviates its name, or in figures. */
  readonly months: 'names' | 'figures';
  /**
   * How an amount of money is written, where that is known without `Intl`, whose first use of a page takes a cheap phone
   * as long as two frames: what parts thousands and what the fraction, and where the currency's sign stands.
   */
  readonly amounts?: { readonly group: string; readonly decimal: string; readonly sign: 'before' | 'after' };
  /** What is said of a moment less than a minute ago; `Intl` says "now", which nobody says of what is over. */
  readonly justNow: string;
}

/** Every language that the sites are written in. The order is the last resort of a text that has not been translated. */
export const languages = [
  {
    id: 'vi',
    code: 'VI',
    tag: 'vi-VN',
    name: 'Tiếng Việt',
    script: 'Latn',
    direction: 'ltr',
    fonts: ['latin', 'vietnamese'],
    flag: 'VN',
    // The short names, "22 thg 11, 2026", read as if translated.
    months: 'figures',
    amounts: { group: '.', decimal: ',', sign: 'after' },
    justNow: 'vừa xong',
  },
  {
    id: 'en',
    code: 'EN',
    tag: 'en-GB',
    name: 'English',
    script: 'Latn',
    direction: 'ltr',
    fonts: ['latin'],
    flag: 'GB',
    months: 'names',
    amounts: { group: ',', decimal: '.', sign: 'before' },
    justNow: 'just now',
  },
] as const satisfies readonly LanguageEntry[];

/** Id of a language that the sites are written in. */
export type Language = (typeof languages)[number]['id'];

/** The ids of all languages, for a schema. */
export const languageIds: readonly Language[] = languages.map(({ id }) => id);

/** The entry of a language by its id; undefined for what is none. */
export const findLanguage = (id: string): LanguageEntry | undefined =>
  languages.find((language) => language.id === id);

/** Whether a word is the id of a language, to the letter. */
export const isLanguage = (word: unknown): word is Language => languages.some(({ id }) => id === word);
