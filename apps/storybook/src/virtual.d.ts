declare module 'virtual:brands' {
  import type { Brand, Tokens } from '@marquee/brand';

  /** A key in which a brand is not as the defaults are. */
  export type BrandChange = { key: string; byDefault: string; here: string };

  /** What a brand changed, by where it is written. */
  export type BrandChanges = Record<'tokens' | 'features' | 'texts', readonly BrandChange[]>;

  /** A brand as the stories show it. */
  export type ShownBrand = Pick<Brand, 'id' | 'name' | 'defaultScheme' | 'defaultLanguage'> & {
    tokens: Tokens;
    /** What it has otherwise than the defaults. */
    changes: BrandChanges;
    /** Address of each font file by the name that the tokens give it. */
    fonts: Record<string, string>;
  };

  /** All of `brands/`, in the order of their ids. */
  export const brands: readonly [ShownBrand, ...ShownBrand[]];
}

declare module 'virtual:sites' {
  import type { SiteParts } from '@marquee/shell';

  /** Every brand with its marks and the handles of its features, as its sites are made from, by its id. */
  export const sites: Readonly<Record<string, SiteParts>>;
}
