declare module 'virtual:brands' {
  import type { Brand, Tokens } from '@marquee/brand';

  /** A brand as the stories show it. */
  export type ShownBrand = Pick<Brand, 'id' | 'name' | 'defaultScheme' | 'defaultLanguage'> & {
    tokens: Tokens;
    /** Address of each font file by the name that the tokens give it. */
    fonts: Record<string, string>;
  };

  /** All of `brands/`, in the order of their ids. */
  export const brands: readonly [ShownBrand, ...ShownBrand[]];
}
