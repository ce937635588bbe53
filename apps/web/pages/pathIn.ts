import type { PageBrand } from '@marquee/brand';
import type { Language } from '@marquee/reference';

/** The path of a page in a language: the default language stands at the root. */
export const pathIn = (brand: PageBrand, language: Language, path: string): string => {
  const prefix = language === brand.defaultLanguage ? '' : `/${language}`;
  return path === '/' ? `${prefix}/` : prefix + path;
};
