import { useLingui } from '@lingui/react';
import { findLanguage, type LanguageEntry, languages } from '@marquee/reference';

/** The language that the page is written in. Stands below Lingui's `I18nProvider`. */
export function useLocale(): LanguageEntry {
  return findLanguage(useLingui().i18n.locale) ?? languages[0];
}
