import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Brand } from '../schema/brandSchema.ts';
import type { MerchantSettings } from '../settings/settingsSchema.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { assetProblems } from './assetProblems.ts';
import { assetsOf, type BrandAssets } from './BrandAssets.ts';
import { BrandError, type BrandProblem } from './BrandError.ts';
import { importProblem } from './importProblem.ts';
import { parseBrand } from './parseBrand.ts';
import { parseSettings } from './parseSettings.ts';
import { parseTokens } from './parseTokens.ts';

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
  const { loaded, problems, assets } = await readBrand(directory);
  problems.push(...assetProblems(directory, assets));
  if (!loaded || problems.length > 0) throw new BrandError(problems);
  return loaded;
}

/** As `loadBrand`, but for its assets, which may have to be drawn yet. */
export async function loadData(directory: string): Promise<LoadedBrand> {
  const { loaded, problems } = await readBrand(directory);
  if (!loaded || problems.length > 0) throw new BrandError(problems);
  return loaded;
}

async function readBrand(directory: string) {
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
      // One slip in a file that two of them import is one problem.
      const isNew = (one: BrandProblem) => !problems.some((known) => isDeepStrictEqual(known, one));
      problems.push(...error.problems.filter(isNew));
      return undefined;
    }
  };
  const brand = await attempt('brand.ts', 'brand', parseBrand);
  const tokens = await attempt('tokens.ts', 'tokens', (input, file) =>
    parseTokens(input, file, brand?.languages),
  );
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
  const loaded = brand && tokens && settings && { brand, tokens, settings, directory, assets };
  return { loaded, problems, assets };
}

async function importValue(path: string, name: string, shown: string): Promise<unknown> {
  if (!existsSync(path)) throw new BrandError([{ file: shown, key: '', message: 'the file is missing.' }]);
  const module: Record<string, unknown> = await import(pathToFileURL(path).href).catch((error: unknown) => {
    const problem = importProblem(error, dirname(path));
    throw problem ? new BrandError([problem]) : error;
  });
  if (name in module) return module[name];
  throw new BrandError([{ file: shown, key: '', message: `exports no "${name}".` }]);
}
