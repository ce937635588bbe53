import { ICON_SIZES } from '@marquee/brand';
import type { LoadedBrand } from '@marquee/brand/load';
import { canvasOf } from './canvasOf.ts';

/** The web app manifest of a brand, by which a phone puts the site among its apps. */
export const webManifest = (
  { brand, tokens }: Pick<LoadedBrand, 'brand' | 'tokens'>,
  assetUrl: (file: string) => string,
): string => {
  const canvas = canvasOf(tokens, brand.defaultScheme);
  const icons = Object.entries(ICON_SIZES).filter(([name]) => name.startsWith('icon-'));
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.texts[brand.defaultLanguage]?.metaDescription,
    lang: brand.defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: canvas,
    background_color: canvas,
    icons: icons.map(([name, edge]) => ({
      src: assetUrl(`icons/${name}`),
      sizes: `${edge}x${edge}`,
      type: 'image/png',
      purpose: name.includes('maskable') ? 'maskable' : 'any',
    })),
  });
};
