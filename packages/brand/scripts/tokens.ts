// `tokens.ts export <brand> [file]` writes a brand's tokens for design tools; `tokens.ts import <brand> <file>`
// checks such a file whole and puts it in place of the brand's tokens.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDesignTokens } from '../src/exchange/readDesignTokens.ts';
import { writeDesignTokens } from '../src/exchange/writeDesignTokens.ts';
import { type CutFonts, writeTokensFile } from '../src/exchange/writeTokensFile.ts';
import { BrandError } from '../src/load/BrandError.ts';
import { loadBrands } from '../src/load/loadBrands.ts';
import { nearestWord } from '../src/load/nearestWord.ts';
import { parseTokens } from '../src/load/parseTokens.ts';

const usage = 'npm run tokens -- export <brand> [file]\nnpm run tokens -- import <brand> <file>';
const root = resolve(import.meta.dirname, '../../..');

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

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
};

const exportTokens = async (id: string, file = `${id}.tokens.json`) => {
  const { tokens } = await brandOf(id);
  writeFileSync(file, `${JSON.stringify(writeDesignTokens(tokens), null, 2)}\n`);
  console.log(`The tokens of ${id} stand in ${file}.`);
};

const importTokens = async (id: string, file: string) => {
  const { directory } = await brandOf(id);
  const { tokens: read, problems } = readDesignTokens(readJson(file));
  if (problems.length > 0) throw new BrandError(problems.map((problem) => ({ file, ...problem })));
  const tokens = parseTokens(read, file);
  const fonts: CutFonts = await import(pathToFileURL(join(directory, 'fonts.gen.ts')).href);
  const target = join(directory, 'tokens.ts');
  writeFileSync(target, writeTokensFile(tokens, fonts));
  console.log(`${relative(root, target)} has the tokens of ${file}.`);
};

const [command, brand, file] = process.argv.slice(2);
try {
  if (command === 'export' && brand) await exportTokens(brand, file);
  else if (command === 'import' && brand && file) await importTokens(brand, file);
  else throw new UsageError(usage);
} catch (error) {
  if (!(error instanceof UsageError || error instanceof BrandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
