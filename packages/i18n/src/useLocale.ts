import { useLingui } from '@lingui/react';
import { findLocale } from './findLocale.ts';
import { locales } from './locales.ts';

/** The language that the page is written in. Stands below Lingui's `I18nProvider`. */
export function useLocale(): (typeof locales)[number] {
  return findLocale(useLingui().i18n.locale) ?? locales[0];
}
