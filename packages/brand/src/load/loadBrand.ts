import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '../schema/brandSchema.ts';
import type { MerchantSettings } from '../settings/settingsSchema.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { BrandError, type BrandProblem } from './BrandError.ts';
import { parseBrand } from './parseBrand.ts';
import { parseSettings } from './parseSettings.ts';
import { parseTokens } from './parseTokens.ts';

/** Absolute paths of what a brand's folder ships. */
export interface BrandAssets {
  /** Drawn with `currentColor` and theme variables: inline it, an `<img>` would lose both. */
  logo: string;
  /** The logo without its name, for small places; as `logo`. */
  mark: string;
  favicon: string;
  /** Each font file by the name that `tokens.ts` gives it. */
  fonts: Record<string, string>;
}

/** A checked brand with its tokens and where its files are. */
export interface LoadedBrand {
  brand: Brand;
  tokens: Tokens;
  /** What each of its merchants settles, by code. */
  settings: Record<string, MerchantSettings>;
  directory: string;
  assets: BrandAssets;
}

/** Imports and checks one brand's folder. Throws one `BrandError` with the problems of its files and the assets. */
export async function loadBrand(directory: string): Promise<LoadedBrand> {
  const shown = (file: string) => `${basename(dirname(directory))}/${basename(directory)}/${file}`;
  const problems: BrandProblem[] = [];
  const attempt = async <Value>(
    file: string,
    name: string,
    parse: (input: unknown, file: string) => Value,
  ) => {
    try {
      return parse(await importValue(join(directory, file), name, shown(file)), shown(file));
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const brand = await attempt('brand.ts', 'brand', parseBrand);
  const tokens = await attempt('tokens.ts', 'tokens', parseTokens);
  const settings = brand
    ? await attempt('settings.ts', 'settings', (input, file) => parseSettings(input, brand, file))
    : undefined;
  const folder = basename(directory);
  if (brand && brand.id !== folder) {
    problems.push({
      file: shown('brand.ts'),
      key: 'id',
      message: `"${brand.id}" is not its folder's name, "${folder}".`,
    });
  }
  const assets = assetsOf(directory, tokens);
  for (const path of [assets.logo, assets.mark, assets.favicon, ...Object.values(assets.fonts)]) {
    if (existsSync(path)) continue;
    problems.push({
      file: shown(path.slice(directory.length + 1)),
      key: '',
      message: 'the file is missing.',
    });
  }
  if (!brand || !tokens || !settings || problems.length > 0) throw new BrandError(problems);
  return { brand, tokens, settings, directory, assets };
}

async function importValue(path: string, name: string, shown: string): Promise<unknown> {
  if (!existsSync(path)) throw new BrandError([{ file: shown, key: '', message: 'the file is missing.' }]);
  const module: Record<string, unknown> = await import(pathToFileURL(path).href);
  if (name in module) return module[name];
  throw new BrandError([{ file: shown, key: '', message: `exports no "${name}".` }]);
}

function assetsOf(directory: string, tokens: Tokens | undefined): BrandAssets {
  const assets = join(directory, 'assets');
  const families = tokens ? [tokens.type.body, tokens.type.display] : [];
  const files = families.flatMap((family) => family.faces.map((face) => face.file));
  return {
    logo: join(assets, 'logo.svg'),
    mark: join(assets, 'mark.svg'),
    favicon: join(assets, 'favicon.svg'),
    fonts: Object.fromEntries(files.map((file) => [file, join(assets, 'fonts', file)])),
  };
}
