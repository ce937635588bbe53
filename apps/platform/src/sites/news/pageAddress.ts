import type { Language } from '@marquee/reference';
import type { Merchant } from '#kernel';

/** A merchant's site under the host that was asked. */
export type AskedSite = { merchant: Merchant; origin: string };

/** Address of a page in a language, beginning with the site's origin. `path` begins with `/`. */
export const pageAddress = ({ merchant, origin }: AskedSite, language: Language, path: string): string =>
  [origin, ...(language === merchant.brand.defaultLanguage ? [] : ['/', language]), path].join('');
