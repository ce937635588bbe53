import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CutFonts, writeTokensFile } from '../exchange/writeTokensFile.ts';
import { BrandError } from '../load/BrandError.ts';
import type { LoadedBrand } from '../load/loadBrand.ts';
import { loadBrands } from '../load/loadBrands.ts';
import { nearestWord } from '../load/nearestWord.ts';
import { parseBrand } from '../load/parseBrand.ts';
import { parseTokens } from '../load/parseTokens.ts';
import { uniqueProblems } from '../load/uniqueProblems.ts';
import type { Tokens } from '../schema/tokensSchema.ts';
import { brandAfter, writeBrandFile } from './brandAfter.ts';
import type { BrandWish } from './BrandWish.ts';
import { coloursFrom } from './coloursFrom.ts';
import { coloursOfPicture } from './coloursOfPicture.ts';
import { readLogo } from './readLogo.ts';
import { redrawBrand } from './redrawBrand.ts';
import { settingsFileAfter } from './settingsFileAfter.ts';

const readmeOf = ({ name, from, merchant }: BrandWish) =>
  `# ${name}\n\nBegun as a copy of \`${from}\`. The merchant is ${merchant}. What is still the other's is listed under \`unconfirmed\` in \`brand.ts\`.\n`;

const isSvg = (file: string | undefined): file is string => file?.toLowerCase().endsWith('.svg') === true;

/** The model's tokens with the colours and shapes of a wish; the model's own exceptions go with its colours. */
const tokensAfter = async (model: Tokens, wish: BrandWish) => {
  const { logo, colours: given, radius, density, surface, shadow } = wish;
  // Looked at before it is drawn.
  if (isSvg(logo)) readLogo(logo, wish.id);
  const found = logo ? await coloursOfPicture(logo) : {};
  const colours = coloursFrom(model.colours, { ...found, ...given });
  const shapes = Object.entries({ radius, density, surface, shadow }).filter(
    ([, value]) => value !== undefined,
  );
  const isOwn = JSON.stringify(colours) !== JSON.stringify(model.colours);
  if (!isOwn && shapes.length === 0) return undefined;
  const overrides = isOwn ? { dark: {}, light: {} } : model.overrides;
  return { ...model, colours, overrides, ...Object.fromEntries(shapes) };
};

const findModel = (brands: readonly LoadedBrand[], from: string) => {
  const model = brands.find(({ brand }) => brand.id === from);
  if (model) return model;
  const ids = brands.map(({ brand }) => brand.id);
  const nearest = nearestWord(from, ids);
  throw new BrandError([
    {
      file: 'brands',
      key: 'from',
      message: `there is no brand "${from}".${nearest ? ` Did you mean "${nearest}"?` : ` Brands: ${ids.join(', ')}.`}`,
    },
  ]);
};

/** Says of a picture that cannot be read which one it is. */
const reading = async <Value>(file: string | undefined, work: () => Promise<Value>): Promise<Value> => {
  if (file !== undefined && !existsSync(file))
    throw new BrandError([{ file, key: 'logo', message: 'there is no such file.' }]);
  try {
    return await work();
  } catch (error) {
    if (error instanceof BrandError) throw error;
    throw new BrandError([{ file: file ?? '', key: 'logo', message: (error as Error).message }]);
  }
};

/**
 * Makes a brand's folder after another's, with a logo and icons of its own, checked together with all others. Answers
 * the folder. Throws a `BrandError` that names what is taken or malformed; nothing is left behind then.
 */
export async function createBrand(brandsDirectory: string, wish: BrandWish): Promise<string> {
  const brands = await loadBrands(brandsDirectory);
  const shown = `${basename(brandsDirectory)}/${wish.id}`;
  const model = findModel(brands, wish.from);
  const brand = parseBrand(brandAfter(model.brand, wish), `${shown}/brand.ts`);
  const tokens = await reading(wish.logo, () => tokensAfter(model.tokens, wish));
  if (tokens) parseTokens(tokens, `${shown}/tokens.ts`);
  const folder = join(brandsDirectory, wish.id);
  if (existsSync(folder))
    throw new BrandError([{ file: shown, key: 'id', message: 'the folder is there already.' }]);
  const clashes = uniqueProblems(
    [...brands.map((each) => each.brand), brand].map((each) => ({
      brand: each,
      file: `${basename(brandsDirectory)}/${each.id}/brand.ts`,
    })),
  );
  if (clashes.length > 0) throw new BrandError(clashes);

  const keepsMoney = brand.currency === model.brand.currency;
  try {
    cpSync(model.directory, folder, { recursive: true });
    writeFileSync(join(folder, 'brand.ts'), writeBrandFile(brand));
    if (tokens) {
      const fonts = (await import(pathToFileURL(join(model.directory, 'fonts.gen.ts')).href)) as CutFonts;
      writeFileSync(join(folder, 'tokens.ts'), writeTokensFile(tokens, fonts));
    }
    writeFileSync(
      join(folder, 'settings.ts'),
      await settingsFileAfter(model.directory, {
        ...(wish.regions && { regions: wish.regions }),
        keepsMoney,
      }),
    );
    writeFileSync(join(folder, 'README.md'), readmeOf(wish));
    const drawing = isSvg(wish.logo) ? { logo: wish.logo } : {};
    await redrawBrand(folder, { lettering: wish.lettering ?? wish.name, ...drawing });
    await loadBrands(brandsDirectory);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
