import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { brands } from 'virtual:brands';
import { languageOf } from '../texts/languages.ts';
import { reduceMotion } from './reduceMotion.ts';
import { themeSheet } from './themeSheet.ts';

interface StoryFrameProps {
  brandId: string;
  /** `own` is the one in which the brand shows itself to a new visitor. */
  scheme: 'own' | 'dark' | 'light';
  language: string;
  direction: 'ltr' | 'rtl';
  isStill: boolean;
  children: ReactNode;
}

/** Puts a story into the page that the toolbar asks for: theme, fonts, scheme, language, direction and motion. */
export function StoryFrame({ brandId, scheme, language, direction, isStill, children }: StoryFrameProps) {
  const brand = brands.find(({ id }) => id === brandId) ?? brands[0];
  const { locale, tag } = languageOf(language);
  const i18n = useMemo(() => createI18n(locale, {}), [locale]);
  const shown = scheme === 'own' ? brand.defaultScheme : scheme;

  useLayoutEffect(() => themeSheet(brand), [brand]);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = tag;
    page.dir = direction;
    if (shown === 'auto') delete page.dataset['scheme'];
    else page.dataset['scheme'] = shown;
  }, [tag, direction, shown]);
  useLayoutEffect(() => reduceMotion(isStill), [isStill]);

  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
