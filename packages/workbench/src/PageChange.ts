import type { Brand, PageBrand } from '@marquee/brand';

/** Name of the event by which the development server tells open pages of an edit. */
export const PAGE_CHANGE = 'marquee:brand';

/** Name of the event by which a page tells what it has started with: it may have been loading while that changed. */
export const PAGE_START = 'marquee:start';

/** What a page has started with, as text. */
export const startOf = (site: { brand: PageBrand; logo: string; mark: string }): string =>
  JSON.stringify([site.brand, site.logo, site.mark]);

/** What an open page needs to show an edited brand. */
export type PageChange = {
  brand: Brand;
  logo: string;
  mark: string;
  /** Fonts and theme as CSS. */
  css: string;
  /** What the browser paints its own frame with. */
  canvas: string;
  /** Whether more than the theme has changed, so that the site has to be drawn anew. */
  isSite: boolean;
};
