import type { Brand } from '@marquee/brand';
import { PSEUDO } from '../texts/languages.ts';
import { referenceBrands } from './referenceBrands.ts';
import type { View } from './View.ts';

/** How a view is shown one time, and what is asked of it then; its texts and the console always are. */
export type Pass = {
  brand: string;
  scheme: 'light' | 'dark';
  language: string;
  /** Which rules of axe: contrast alone goes by the colours. */
  axe: 'all' | 'contrast' | 'none';
  isPictured: boolean;
  width: number;
  height: number;
};

type ShownBrand = Pick<Brand, 'id' | 'defaultLanguage' | 'defaultScheme'>;

/** Tall enough for most texts to stand in the window: what lies on one another is found there alone. Pixels. */
const tall = 2_400;
const phoneWidth = 390;

/** The colours themselves: drawn under both brands in both schemes, as nothing else needs to be. */
const isTokens = ({ id }: View) => id.startsWith('theme-tokens');
/** It shows each brand in its own scheme and language, whatever itself is dressed in. */
const isSideBySide = ({ id }: View) => id.startsWith('theme-brands-side-by-side');
const isScreen = ({ id }: View) => id.startsWith('screens-');
/** Its room is looked at on a phone. */
const isConsoleOnDesktop = ({ id, width }: View) => id.startsWith('console-') && width > phoneWidth;

const referenceOf = (brands: readonly ShownBrand[], wanted: string) => {
  const brand = brands.find(({ id }) => id === wanted);
  if (!brand) throw new Error(`The reference brand ${wanted} does not exist; see referenceBrands.ts.`);
  return brand;
};

/**
 * The ways in which a view is shown: under one reference brand in light with every rule, under the other in dark for
 * its contrast, and in the pseudo-language. Without a picture the last with every rule is enough; under a further
 * brand it is shown once, in the brand's own scheme.
 */
export const passesOf = (view: View, brands: readonly ShownBrand[]): Pass[] => {
  const { width, height, isPictured } = view;
  if (view.brand) {
    const { id, defaultLanguage, defaultScheme } = referenceOf(brands, view.brand);
    const scheme = defaultScheme === 'dark' ? 'dark' : 'light';
    return [{ brand: id, scheme, language: defaultLanguage, axe: 'all', isPictured, width, height }];
  }
  const [first, second] = referenceBrands.map(({ id, scheme }) => {
    const { defaultLanguage: language } = referenceOf(brands, id);
    return { brand: id, scheme, language, axe: 'contrast', isPictured, width, height } as const;
  }) as [Pass, Pass];
  const pseudo = { ...first, language: PSEUDO, axe: 'none', isPictured: false, height: tall } as const;
  if (isSideBySide(view)) return [{ ...first, axe: 'all' }];
  if (!isPictured) return [{ ...pseudo, axe: 'all' }];
  return [
    { ...first, axe: 'all' },
    second,
    ...(isTokens(view)
      ? [
          { ...first, scheme: second.scheme },
          { ...second, scheme: first.scheme },
        ]
      : []),
    ...(isConsoleOnDesktop(view) ? [] : [{ ...pseudo, width: isScreen(view) ? width : phoneWidth }]),
  ];
};
