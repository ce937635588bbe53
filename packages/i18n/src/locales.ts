/** A language that a site may offer. `id` is the segment of addresses and the key of catalogs. */
export interface Locale {
  readonly id: string;
  /** The specification's code, which calls carry. */
  readonly code: string;
  /** BCP 47 tag, for `lang` and for `Intl`. */
  readonly tag: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 3166 code of the country whose flag stands for the language. */
  readonly flag: string;
  /** What is said of a moment less than a minute ago; `Intl` says "now", which nobody says of what is over. */
  readonly justNow: string;
}

/** Every language that the sites are written in; a further one is added here and in the catalogs. */
export const locales = [
  {
    id: 'vi',
    code: 'VI',
    tag: 'vi-VN',
    name: 'Tiếng Việt',
    direction: 'ltr',
    flag: 'VN',
    justNow: 'vừa xong',
  },
  { id: 'en', code: 'EN', tag: 'en-GB', name: 'English', direction: 'ltr', flag: 'GB', justNow: 'just now' },
] as const satisfies readonly Locale[];

/** Id of an offered language. */
export type LocaleId = (typeof locales)[number]['id'];
