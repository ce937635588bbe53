import type { PageBrand } from '@marquee/brand';
import type { Language } from '@marquee/reference';

/** What stands before every path of a language: nothing for the brand's default one, `/en` for another. */
export const baseOf = (brand: PageBrand, language: Language): string =>
  language === brand.defaultLanguage ? '' : `/${language}`;

/** The address of a path in a language. */
export const addressOf = (brand: PageBrand, language: Language, path: string): string =>
  baseOf(brand, language) + path;

/** A path that names the brand's default language, without it: that one stands at the root. Any other as it is. */
export const withoutDefault = (brand: PageBrand, pathname: string): string => {
  const [, first, rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  return first === brand.defaultLanguage ? `/${rest.replace(/^\/+/, '')}` : pathname;
};

/** Takes an address apart: its language, and the path that is the same in every language. */
export const readAddress = (brand: PageBrand, pathname: string): { language: Language; path: string } => {
  const [, first = '', rest = '/'] = /^\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const language = brand.languages.find((offered) => offered === first && offered !== brand.defaultLanguage);
  return language ? { language, path: rest } : { language: brand.defaultLanguage, path: pathname };
};
