import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BrandError } from '../load/BrandError.ts';
import { loadBrands } from '../load/loadBrands.ts';
import { nearestWord } from '../load/nearestWord.ts';
import { parseBrand } from '../load/parseBrand.ts';
import { uniqueProblems } from '../load/uniqueProblems.ts';
import { brandAfter, writeBrandFile } from './brandAfter.ts';
import type { BrandWish } from './BrandWish.ts';
import { drawMarks } from './drawMarks.ts';
import { settingsFileAfter } from './settingsFileAfter.ts';

const readmeOf = ({ name, from, merchant }: BrandWish) =>
  `# ${name}\n\nBegun as a copy of \`${from}\`. The merchant is ${merchant}. The licence number is a demonstration's, not a regulator's.\n`;

const attempt = <Value>(work: () => Value, refusal: (message: string) => Error): Value => {
  try {
    return work();
  } catch (error) {
    throw refusal((error as Error).message);
  }
};

/**
 * Makes a brand's folder after another's, with a logo of its own, checked together with all others. Answers the folder.
 * Throws a `BrandError` that names what is taken or malformed; nothing is left behind then.
 */
export async function createBrand(brandsDirectory: string, wish: BrandWish): Promise<string> {
  const brands = await loadBrands(brandsDirectory);
  const shown = `${basename(brandsDirectory)}/${wish.id}`;
  const refused = (key: string, message: string) => new BrandError([{ file: shown, key, message }]);
  const ids = brands.map(({ brand }) => brand.id);
  const model = brands.find(({ brand }) => brand.id === wish.from);
  if (!model) {
    const nearest = nearestWord(wish.from, ids);
    throw refused(
      'from',
      `there is no brand "${wish.from}".${nearest ? ` Did you mean "${nearest}"?` : ` Brands: ${ids.join(', ')}.`}`,
    );
  }
  const brand = parseBrand(brandAfter(model.brand, wish), `${shown}/brand.ts`);
  const folder = join(brandsDirectory, wish.id);
  if (existsSync(folder)) throw refused('id', 'the folder is there already.');
  const clashes = uniqueProblems(
    [...brands.map((each) => each.brand), brand].map((each) => ({
      brand: each,
      file: `${basename(brandsDirectory)}/${each.id}/brand.ts`,
    })),
  );
  if (clashes.length > 0) throw new BrandError(clashes);

  const faces = model.tokens.type.display.faces.flatMap(({ file }) => model.assets.fonts[file] ?? []);
  const marks = attempt(
    () => drawMarks(wish.name, model.tokens, faces),
    (message) => refused('name', message),
  );
  try {
    cpSync(model.directory, folder, { recursive: true });
    writeFileSync(join(folder, 'brand.ts'), writeBrandFile(brand));
    writeFileSync(join(folder, 'settings.ts'), await settingsFileAfter(model.directory));
    writeFileSync(join(folder, 'README.md'), readmeOf(wish));
    for (const [name, svg] of Object.entries(marks))
      writeFileSync(join(folder, 'assets', `${name}.svg`), svg);
    await loadBrands(brandsDirectory);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
