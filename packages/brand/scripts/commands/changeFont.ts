import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDrawn } from '../../src/create/redrawBrand.ts';
import { leastLineHeight } from '../../src/load/clippingProblems.ts';
import { loadData } from '../../src/load/loadBrand.ts';
import type { FontFamily } from '../../src/schema/tokensSchema.ts';
import type { FontSource } from '../cutFont.ts';
import { makeFonts } from '../makeFonts.ts';
import { SUBSETS } from '../subsets.ts';
import { findBrand } from './findBrand.ts';
import { removeUnusedFonts } from './removeBrand.ts';
import type { Tool } from './Tool.ts';
import { UsageError } from './UsageError.ts';

/** Which of a brand's two typefaces is changed, and at which weight the display face is cut. */
export type FontOptions = { for?: 'display' | 'body'; weight?: number };

type Metadata = {
  family: string;
  category: string;
  subsets: readonly string[];
  weights: readonly number[];
  variable: Record<string, { min: string; max: string }> | false;
  license: { type: string };
};

const freeLicences = /^(OFL-1\.1|Apache-2\.0|UFL-1\.0)/i;

const folderOf = (brands: string, name: string) => {
  try {
    return dirname(createRequire(join(brands, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
};

/** Where the package stands, installed first where it is not there. */
const install = async ({ root, run, tell }: Tool, name: string) => {
  const brands = join(root, 'brands');
  const known = folderOf(brands, name);
  if (known) return known;
  tell(`Installing ${name} …`);
  await run('pnpm', ['--filter', '@marquee/brands', 'add', '--save-dev', '--save-catalog', name]).catch(
    (error: Error) => {
      throw new UsageError(
        `${name} cannot be installed: ${error.message.split('\n').find((line) => line.includes('ERR')) ?? error.message}`,
      );
    },
  );
  const folder = folderOf(brands, name);
  if (!folder) throw new UsageError(`${name} is installed, and yet not found from brands/.`);
  return folder;
};

/** What of a package is cut, or why it cannot be. */
const sourceOf = (
  name: string,
  folder: string,
  { for: role = 'display', weight = 700 }: FontOptions,
): FontSource => {
  const file = join(folder, 'metadata.json');
  if (!existsSync(file))
    throw new UsageError(`${name} is no package of Fontsource: it has no metadata.json.`);
  const { family, category, subsets, weights, variable, license } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as Metadata;
  const needed = [...new Set(SUBSETS.map(({ packaged }) => packaged))];
  const missing = needed.filter((script) => !subsets.includes(script));
  if (missing.length > 0)
    throw new UsageError(
      `${family} has no ${missing.join(' and no ')} letters; it has ${subsets.join(', ')}.`,
    );
  if (!freeLicences.test(license.type))
    throw new UsageError(`${family} stands under ${license.type}: a site may not hand it on.`);
  const range = name.startsWith('@fontsource-variable/') && variable ? variable['wght'] : undefined;
  const generic = category === 'serif' ? 'serif' : 'sans-serif';
  if (!range) {
    const nearest =
      weights.toSorted((one, other) => Math.abs(one - weight) - Math.abs(other - weight))[0] ?? 400;
    return { family, generic, package: name, cut: String(nearest), axes: { wght: nearest } };
  }
  const within = (value: number) => Math.min(Number(range.max), Math.max(Number(range.min), value));
  const wght = role === 'body' ? { min: within(400), max: within(700) } : within(weight);
  return { family, generic, package: name, cut: 'wght', axes: { wght } };
};

/** `tokens.ts` with a figure of its type set, where it says one that no longer fits. */
const withFigure = (source: string, key: string, value: number) =>
  source.replace(new RegExp(`(\\b${key}:\\s*)[\\d.]+`), `$1${value}`);

/** What was cut, read where it was written, and the least line height that keeps its marks whole in these languages. */
const lineHeightOf = async (folder: string, role: string, languages: readonly string[]) => {
  // Asked for anew: this process may have read the file as it was before.
  const url = `${pathToFileURL(join(folder, 'fonts.gen.ts')).href}?${Date.now()}`;
  const fonts = (await import(url)) as Record<string, FontFamily>;
  const font = fonts[`${role}Font`]!;
  return { family: font.family, least: leastLineHeight(font, languages) };
};

/**
 * Sets a brand in another typeface of Fontsource: installs the package where it is not there, cuts its letters, measures
 * it, and raises the line height where it would cut the marks of the brand's languages. Throws a `UsageError` where the package
 * has not the letters or may not be handed on; the brand is as it was then.
 */
export const changeFont = async (
  tool: Tool,
  name: string,
  id: string,
  options: FontOptions,
): Promise<void> => {
  const { root, tell, run } = tool;
  const folder = findBrand(root, id);
  const { for: role = 'display' } = options;
  const wasDrawn = await isDrawn(folder);
  const { brand } = await loadData(folder);
  const list = join(folder, 'fonts.json');
  const before = JSON.parse(readFileSync(list, 'utf8')) as Record<string, FontSource>;
  const isNew = !Object.values(before).some((source) => source.package === name);
  const kept = mkdtempSync(join(tmpdir(), 'marquee-font-'));
  cpSync(folder, kept, { recursive: true });
  try {
    const source = sourceOf(name, await install(tool, name), options);
    const sources = { ...before, [role]: source };
    writeFileSync(list, JSON.stringify(sources));
    const sizes = await makeFonts(folder, sources);
    for (const [file, bytes] of sizes) tell(`  ${file}  ${(bytes / 1024).toFixed(1)} KiB`);
    const tokens = join(folder, 'tokens.ts');
    const { wght } = source.axes;
    let text = readFileSync(tokens, 'utf8');
    if (role === 'display' && typeof wght === 'number') text = withFigure(text, 'displayWeight', wght);
    const { family, least } = await lineHeightOf(folder, role, brand.languages);
    const raised: string[] = [];
    for (const key of ['tightLineHeight', 'bodyLineHeight']) {
      const now = Number(new RegExp(`\\b${key}:\\s*([\\d.]+)`).exec(text)?.[1] ?? Infinity);
      if (now >= least) continue;
      text = withFigure(text, key, least);
      raised.push(`${key} ${now} → ${least}`);
    }
    writeFileSync(tokens, text);
    const brandTool = (...args: string[]) =>
      run('node', [join(import.meta.dirname, '../brand.ts'), '--root', root, ...args]);
    await brandTool('redraw', id, ...(wasDrawn ? ['--marks'] : []));
    await run('pnpm', ['exec', 'oxfmt', join('brands', id)]);
    tell(
      `brands/${id} is set in ${family} (${role}).${raised.length > 0 ? ` Raised, or its marks would be cut: ${raised.join(', ')}.` : ''}`,
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(kept, folder, { recursive: true });
    if (isNew) await removeUnusedFonts(tool, [name]);
    throw error;
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
  await removeUnusedFonts(
    tool,
    Object.values(before).map((source) => source.package),
  );
};
