import { join } from 'node:path';
import { ICON_NAMES, type IconName } from '../constants/icons.ts';
import type { Tokens } from '../schema/tokensSchema.ts';

/** Absolute paths of what a brand's folder ships. */
export interface BrandAssets {
  /** Drawn with `currentColor` and theme variables: inline it, an `<img>` would lose both. */
  logo: string;
  /** The logo without its name, for small places; as `logo`. */
  mark: string;
  favicon: string;
  /** What phones, launchers and shared links show, by its name in `assets/icons`. */
  icons: Record<IconName, string>;
  /** Each font file by the name that `tokens.ts` gives it. */
  fonts: Record<string, string>;
}

/** Where the files of a brand's folder stand, its fonts as far as its tokens name them. */
export function assetsOf(directory: string, tokens: Tokens | undefined): BrandAssets {
  const assets = join(directory, 'assets');
  const families = tokens ? [tokens.type.body, tokens.type.display] : [];
  const files = families.flatMap((family) => family.faces.map((face) => face.file));
  const icons = ICON_NAMES.map((name) => [name, join(assets, 'icons', name)]);
  return {
    logo: join(assets, 'logo.svg'),
    mark: join(assets, 'mark.svg'),
    favicon: join(assets, 'favicon.svg'),
    icons: Object.fromEntries(icons) as BrandAssets['icons'],
    fonts: Object.fromEntries(files.map((file) => [file, join(assets, 'fonts', file)])),
  };
}
