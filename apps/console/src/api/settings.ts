import { type Language, languageIds } from '@marquee/reference';

/** What a person has chosen in this browser. */
const keys = {
  language: 'console.language',
  scheme: 'console.scheme',
  merchant: 'console.merchant',
} as const;

type Key = keyof typeof keys;

// The sites' store is a part of the sites' code, of which the console has none.
// oxlint-disable-next-line no-restricted-globals
const store = () => localStorage;

const read = (key: Key): string | null => {
  try {
    return store().getItem(keys[key]);
  } catch {
    return null;
  }
};

const write = (key: Key, value: string): void => {
  try {
    store().setItem(keys[key], value);
  } catch {
    // A browser that keeps nothing asks again.
  }
};

/** Whether the console has its texts in a language. */
const isLanguage = (id: string | null | undefined): id is Language =>
  languageIds.some((known) => known === id);

/** The language that was chosen here, or the browser's, or English. */
export const firstLanguage = (): Language => {
  const chosen = read('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
};

/** Dark, light, or as the device. */
export type Scheme = 'dark' | 'light' | 'device';

/** The scheme that was chosen here. */
export const firstScheme = (): Scheme => {
  const chosen = read('scheme');
  return chosen === 'dark' || chosen === 'light' ? chosen : 'device';
};

/** The merchant that was looked at last. */
export const firstMerchant = (): string | null => read('merchant');

/** Keeps a choice for the next visit. */
export const keepSetting = write;
