import type { PageBrand } from '@marquee/brand';
import type { Reader } from '@marquee/contract/examples';
import { siteIn } from './siteIn.ts';

/** Whom the examples of a test are written for. */
export const exampleReader = (language: 'vi' | 'en', brand: PageBrand = siteIn(language).brand): Reader => ({
  say: (english, vietnamese) => (language === 'vi' ? vietnamese : english),
  currency: brand.currency,
  timeZone: brand.timeZone,
  money: (dollars) => dollars * 25_000,
  site: { email: 'help@lotus.example', minimumAge: brand.legal.minimumAge },
});
