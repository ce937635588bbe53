// `tokens.ts export <brand> [folder]` writes a brand's tokens and the theme derived from them for design tools;
// `tokens.ts import <brand> <folder or file>` checks what came back whole and puts it in place of its tokens.ts.
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTokens, type TokenFile } from '../src/exchange/importTokens.ts';
import { fileOf, tokenFiles, type Dialect, type TokenSet } from '../src/exchange/tokenFiles.ts';
import { type CutFonts, writeTokensFile } from '../src/exchange/writeTokensFile.ts';
import { BrandError } from '../src/load/BrandError.ts';
import { loadBrands } from '../src/load/loadBrands.ts';
import { nearestWord } from '../src/load/nearestWord.ts';

const usage = 'npm run tokens -- export <brand> [folder]\nnpm run tokens -- import <brand> <folder or file>';
const root = resolve(import.meta.dirname, '../../..');
const buildScript = join(import.meta.dirname, '../src/exchange/styleDictionary.mjs');

class UsageError extends Error {}

const brandOf = async (id: string) => {
  const brands = await loadBrands(join(root, 'brands'));
  const found = brands.find(({ brand }) => brand.id === id);
  if (found) return found;
  const ids = brands.map(({ brand }) => brand.id);
  const nearest = nearestWord(id, ids);
  throw new UsageError(
    `There is no brand "${id}".${nearest ? ` Did you mean "${nearest}"?` : ` Brands: ${ids.join(', ')}.`}`,
  );
};

const readJson = (name: string): TokenFile => {
  try {
    return { name, content: JSON.parse(readFileSync(name, 'utf8')) as unknown };
  } catch (error) {
    throw new UsageError(`${name} cannot be read as JSON: ${(error as Error).message}`);
  }
};

const exportTokens = async (id: string, folder = resolve(`${id}-tokens`)) => {
  const { brand, tokens } = await brandOf(id);
  for (const [path, content] of Object.entries(tokenFiles(brand.name, tokens))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
  copyFileSync(buildScript, join(folder, 'style-dictionary.mjs'));
  console.log(`The tokens of ${id} stand in ${folder}; docs/tokens.md says what to do with them.`);
};

const dialectIn = (folder: string): Dialect => {
  const found = (['format', 'tokensStudio'] as const).find((dialect) =>
    existsSync(join(folder, fileOf[dialect]('brand'))),
  );
  if (found) return found;
  throw new UsageError(
    `${folder} holds neither ${fileOf.format('brand')} nor ${fileOf.tokensStudio('brand')}: name the folder of an export.`,
  );
};

const readExport = (path: string) => {
  if (!existsSync(path)) throw new UsageError(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) return { brand: readJson(path) };
  const dialect = dialectIn(path);
  const fileIn = (set: TokenSet) => join(path, fileOf[dialect](set));
  const there = (['theme', 'dark', 'light'] as const).filter((set) => existsSync(fileIn(set)));
  const files = Object.fromEntries(there.map((set) => [set, readJson(fileIn(set))]));
  return { brand: readJson(fileIn('brand')), theme: { dialect, files } };
};

const takeTokens = async (id: string, path: string) => {
  const { directory, tokens: current } = await brandOf(id);
  const { tokens, overridden } = importTokens({ current, ...readExport(path) });
  const fonts: CutFonts = await import(pathToFileURL(join(directory, 'fonts.gen.ts')).href);
  const target = join(directory, 'tokens.ts');
  writeFileSync(target, writeTokensFile(tokens, fonts));
  console.log(`${relative(root, target)} has the tokens of ${path}.`);
  if (overridden.length > 0)
    console.log(`Changed in the derived theme, and written as overrides: ${overridden.join(', ')}.`);
};

const [command, brand, path] = process.argv.slice(2);
try {
  if (command === 'export' && brand) await exportTokens(brand, path);
  else if (command === 'import' && brand && path) await takeTokens(brand, path);
  else throw new UsageError(usage);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof BrandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
