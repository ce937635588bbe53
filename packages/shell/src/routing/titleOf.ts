import type { PageBrand } from '@marquee/brand';
import type { Language } from '@marquee/reference';

/** The title of the document: the page's own beside the site's name, or the site's tagline on the home page. */
export const titleOf = (brand: PageBrand, language: Language, page: string | undefined): string => {
  const tagline = brand.texts[language]?.tagline;
  const words = page ? [page, brand.name] : [brand.name, tagline];
  return words.filter(Boolean).join(' · ');
};
