import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BrandError } from '../load/BrandError.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import type { ReturnedTokens, TokenFile } from './importTokens.ts';
import { type Dialect, fileOf, tokenFiles, type TokenSet } from './tokenFiles.ts';

const buildScript = join(import.meta.dirname, 'styleDictionary.mjs');

/** Writes an export, with the script that builds CSS from it, into a folder. */
export function writeTokenFolder(folder: string, name: string, tokens: Tokens): void {
  for (const [path, content] of Object.entries(tokenFiles(name, tokens))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
  copyFileSync(buildScript, join(folder, 'style-dictionary.mjs'));
}

const refuse = (file: string, message: string): never => {
  throw new BrandError([{ file, key: '', message }]);
};

const readJson = (name: string): TokenFile => {
  try {
    return { name, content: JSON.parse(readFileSync(name, 'utf8')) as unknown };
  } catch (error) {
    return refuse(name, `cannot be read as JSON: ${(error as Error).message}`);
  }
};

const dialectIn = (folder: string): Dialect =>
  (['format', 'tokensStudio'] as const).find((dialect) =>
    existsSync(join(folder, fileOf[dialect]('brand'))),
  ) ??
  refuse(
    folder,
    `holds neither ${fileOf.format('brand')} nor ${fileOf.tokensStudio('brand')}; name the folder of an export.`,
  );

/**
 * Reads what came back from a design tool: the folder of an export, of either dialect, or the one file of what the
 * brand chooses. Throws a `BrandError` where there is none.
 */
export function readTokenFolder(path: string): ReturnedTokens {
  if (!existsSync(path)) return refuse(path, 'does not exist.');
  if (!statSync(path).isDirectory()) return { brand: readJson(path) };
  const dialect = dialectIn(path);
  const fileIn = (set: TokenSet) => join(path, fileOf[dialect](set));
  const there = (['theme', 'dark', 'light'] as const).filter((set) => existsSync(fileIn(set)));
  const files = Object.fromEntries(there.map((set) => [set, readJson(fileIn(set))]));
  return { brand: readJson(fileIn('brand')), theme: { dialect, files } };
}
