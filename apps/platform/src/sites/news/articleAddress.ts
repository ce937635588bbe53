import type { Language } from '@marquee/reference';
import type { Merchant } from '#kernel';

/** A merchant's site under the host that was asked. */
export type NewsSite = { merchant: Merchant; origin: string };

/** Address of a page of the news in a language, beginning with the site's origin; without an id of all articles. */
export const articleAddress = ({ merchant, origin }: NewsSite, language: Language, id?: string): string =>
  [
    origin,
    ...(language === merchant.brand.defaultLanguage ? [] : [language]),
    'news',
    ...(id ? [id] : []),
  ].join('/');
