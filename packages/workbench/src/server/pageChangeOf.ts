import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { LoadedBrand } from '@marquee/brand/load';
import { fontCss, themeCss, themeVars } from '@marquee/brand/theme';
import type { PageChange } from '../PageChange.ts';

/** The marks of a brand as they are drawn into its pages. */
export const marksOf = ({ assets }: LoadedBrand) => ({
  logo: readFileSync(assets.logo, 'utf8').trim(),
  mark: readFileSync(assets.mark, 'utf8').trim(),
});

type State = { loaded: LoadedBrand; marks: ReturnType<typeof marksOf> };

/** What open pages are told of an edit. `stamp` makes the addresses of fonts new ones, so that none is kept. */
export const pageChangeOf = (before: State, { loaded, marks }: State, stamp: number): PageChange => {
  const { brand, tokens, directory } = loaded;
  const urlOf = (file: string) => `/@fs${directory}/assets/fonts/${file}?v=${stamp}`;
  return {
    brand,
    ...marks,
    css: fontCss(tokens, { urlOf }) + themeCss(tokens, { scheme: brand.defaultScheme }),
    canvas: themeVars(tokens, brand.defaultScheme === 'light' ? 'light' : 'dark')['--mq-color-canvas'] ?? '',
    isSite: !isDeepStrictEqual([before.loaded.brand, before.marks], [brand, marks]),
  };
};
