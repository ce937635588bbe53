import { useLingui } from '@lingui/react';
import { languages } from '@marquee/reference';
import { findLocale } from './findLocale.ts';

/** The language that the page is written in. Stands below Lingui's `I18nProvider`. */
export function useLocale(): (typeof languages)[number] {
  return findLocale(useLingui().i18n.locale) ?? languages[0];
}
