import type { Brand, Tokens } from '@marquee/brand';
import type { Language } from '@marquee/reference';

/** The code that a page begins with. */
export type PageCode = {
  /** Sheets of the theme's, the kit's and the page's styles as one file. */
  sheet: string;
  /** The files that it is made of, in their order. */
  sheets: string[];
  /** What the page loads once it has been painted, by language. */
  preload: Record<string, string[]>;
};

/** What a brand's pages are rendered from, as a build leaves it. Addresses begin with `/` and stand in the brand's folder. */
export type PageKit = {
  brand: Brand;
  tokens: Tokens;
  /** Markup of the logo and of the mark. */
  logo: string;
  mark: string;
  /** Address of the picture of a tab. */
  favicon: string;
  /** Address of the code that every page begins with. */
  entry: string;
  /** Address of the theme as a style sheet. */
  theme: string;
  /** Addresses of the brand's own files by the names that it gives them. */
  assets: Record<string, string>;
  /** Addresses of the web app manifest. */
  manifests: Partial<Record<Language, string>>;
  /** Pages that are rendered, by the first path of their route, such as `/game/:gameId`. */
  pages: Record<string, PageCode>;
  /** The frame that stands in for pages that are not. */
  frame: PageCode;
};
