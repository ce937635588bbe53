import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadData } from '../../src/load/loadBrand.ts';
import type { FontSource } from '../cutFont.ts';
import { findBrand } from './findBrand.ts';
import { mentionsOf, namesOf } from './mentionsOf.ts';
import type { Tool } from './Tool.ts';
import { UsageError } from './UsageError.ts';

const fontsOf = (folder: string): string[] => {
  const list = join(folder, 'fonts.json');
  if (!existsSync(list)) return [];
  return Object.values(JSON.parse(readFileSync(list, 'utf8')) as Record<string, FontSource>).map(
    (font) => font.package,
  );
};

/** Takes font packages out of the manifest and the catalog that no brand is cut from any more. */
export const removeUnusedFonts = async (
  { root, run, tell }: Tool,
  fonts: readonly string[],
): Promise<void> => {
  const folders = readdirSync(join(root, 'brands')).map((id) => join(root, 'brands', id));
  const used = new Set(folders.flatMap(fontsOf));
  const manifest = join(root, 'brands/package.json');
  const workspace = join(root, 'pnpm-workspace.yaml');
  const { devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    devDependencies?: Record<string, string>;
  };
  const gone = [...new Set(fonts)].filter((font) => !used.has(font) && devDependencies[font] !== undefined);
  if (gone.length === 0) return;
  await run('pnpm', ['--filter', '@marquee/brands', 'remove', ...gone]);
  const lines = readFileSync(workspace, 'utf8').split('\n');
  const isGone = (line: string) => gone.some((font) => line.trim().startsWith(`'${font}':`));
  writeFileSync(workspace, lines.filter((line) => !isGone(line)).join('\n'));
  await run('pnpm', ['install', '--reporter=silent']);
  tell(`No brand is cut from ${gone.join(', ')} any more: taken out of brands/package.json.`);
};

/**
 * Takes a brand out of the repository: its folder, what was built of it, and its fonts where no other brand is cut from
 * them. Throws a `UsageError` where it is the last one, and where other files name it, unless forced.
 */
export const removeBrand = async (
  tool: Tool,
  id: string,
  { force: isForced = false }: { force?: boolean },
): Promise<void> => {
  const { root, tell } = tool;
  const folder = findBrand(root, id);
  const others = readdirSync(join(root, 'brands')).filter(
    (name) => name !== id && existsSync(join(root, 'brands', name, 'brand.ts')),
  );
  if (others.length === 0)
    throw new UsageError(`"${id}" is the only brand: nothing could be built without it.`);
  const { brand } = await loadData(folder);
  const mentions = mentionsOf(root, id, [...namesOf(id), ...brand.merchants.map(({ code }) => code)]);
  if (mentions.length > 0 && !isForced)
    throw new UsageError(
      `"${id}" is named in ${mentions.length} further files: change those first, or say --force.\n  ${mentions.slice(0, 20).join('\n  ')}`,
    );
  const fonts = fontsOf(folder);
  rmSync(folder, { recursive: true });
  for (const built of ['brands', 'brands.old', 'brands.next'])
    rmSync(join(root, 'apps/web/dist', built, id), { recursive: true, force: true });
  await removeUnusedFonts(tool, fonts);
  tell(`${brand.name} is gone: brands/${id}, and what was built of it.`);
  tell(
    `Members and ledger of ${brand.merchants.map(({ code }) => code).join(', ')} stay in every database that has them: nothing serves them, and books have to be kept.`,
  );
};
