// `tokens.ts export <brand> [folder]` writes a brand's tokens and the theme derived from them for design tools;
// `tokens.ts import <brand> <folder or file>` checks what came back whole and puts it in place of its tokens.ts.
import { writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTokens } from '../src/exchange/importTokens.ts';
import { readTokenFolder, writeTokenFolder } from '../src/exchange/tokenFolder.ts';
import { type CutFonts, writeTokensFile } from '../src/exchange/writeTokensFile.ts';
import { BrandError } from '../src/load/BrandError.ts';
import { loadBrands } from '../src/load/loadBrands.ts';
import { nearestWord } from '../src/load/nearestWord.ts';

const usage = 'npm run tokens -- export <brand> [folder]\nnpm run tokens -- import <brand> <folder or file>';
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

const exportTokens = async (id: string, folder = resolve(`${id}-tokens`)) => {
  const { brand, tokens } = await brandOf(id);
  writeTokenFolder(folder, brand.name, tokens);
  console.log(`The tokens of ${id} stand in ${folder}; docs/tokens.md says what to do with them.`);
};

const takeTokens = async (id: string, path: string) => {
  const { brand, directory, tokens: current } = await brandOf(id);
  const { tokens, overridden } = importTokens(current, readTokenFolder(path), brand.languages);
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
