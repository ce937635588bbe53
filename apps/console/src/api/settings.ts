import { type Language, languageIds } from '@marquee/reference';

/** What a person has chosen in this browser: views are of one person and one table. */
type Key = 'language' | 'scheme' | 'merchant' | 'navigation' | `views.${string}`;

// The sites' store is a part of the sites' code, of which the console has none.
// oxlint-disable-next-line no-restricted-globals
const store = () => localStorage;

/** What was kept of an earlier visit. */
export const readSetting = (key: Key): string | null => {
  try {
    return store().getItem(`console.${key}`);
  } catch {
    return null;
  }
};

/** Keeps a choice for the next visit. */
export const keepSetting = (key: Key, value: string): void => {
  try {
    store().setItem(`console.${key}`, value);
  } catch {
    // A browser that keeps nothing asks again.
  }
};

/** Whether the console has its texts in a language. */
const isLanguage = (id: string | null | undefined): id is Language =>
  languageIds.some((known) => known === id);

/** The language that was chosen here, or the browser's, or English. */
export const firstLanguage = (): Language => {
  const chosen = readSetting('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
};

/** Dark, light, or as the device. */
export type Scheme = 'dark' | 'light' | 'device';

/** The scheme that was chosen here. */
export const firstScheme = (): Scheme => {
  const chosen = readSetting('scheme');
  return chosen === 'dark' || chosen === 'light' ? chosen : 'device';
};

/** The merchant that was looked at last. */
export const firstMerchant = (): string | null => readSetting('merchant');
