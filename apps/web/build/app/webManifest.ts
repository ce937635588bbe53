import { ICON_SIZES } from '@marquee/brand';
import type { LoadedBrand } from '@marquee/brand/load';
import { findLanguage, type Language } from '@marquee/reference';
import { canvasOf } from '../../pages/canvasOf.ts';
import { pathIn } from '../../pages/pathIn.ts';

/**
 * The web app manifest of a brand in a language, by which a phone installs the site as an app. In every language it is
 * the same app, so that one who changes it does not install a second.
 */
export const webManifest = (
  { brand, tokens }: Pick<LoadedBrand, 'brand' | 'tokens'>,
  language: Language,
  assetUrl: (file: string) => string,
): string => {
  const canvas = canvasOf(tokens, brand.defaultScheme);
  const icons = Object.entries(ICON_SIZES).filter(([name]) => name.startsWith('icon-'));
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: brand.texts[language]?.metaDescription,
    lang: language,
    dir: findLanguage(language)?.direction ?? 'ltr',
    start_url: pathIn(brand, language, '/'),
    scope: '/',
    display: 'standalone',
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
