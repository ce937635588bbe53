import { join, relative, resolve } from 'node:path';
import type { BrandWish } from '../../src/create/BrandWish.ts';
import { createBrand } from '../../src/create/createBrand.ts';
import { fillWish } from '../../src/create/fillWish.ts';
import { loadData } from '../../src/load/loadBrand.ts';
import { loadBrands } from '../../src/load/loadBrands.ts';
import { readWishFile } from './readWishFile.ts';
import { type NewFlags, saidByFlags } from './saidByFlags.ts';
import type { Tool } from './Tool.ts';
import { UsageError } from './UsageError.ts';

/** The flags of `brand new`, and where further answers come from. */
export type NewOptions = NewFlags & {
  file?: string;
  /** Asks nothing, whatever is left open. */
  yes?: boolean;
  /** Whether somebody sits at a terminal. */
  isAsked: boolean;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays what flags say over what a file says, group by group. */
const merged = (under: Record<string, unknown>, over: Record<string, unknown>): Record<string, unknown> => {
  const both = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = both[key];
    both[key] = isObject(below) && isObject(value) ? { ...below, ...value } : value;
  }
  return both;
};

const readWish = async (
  tool: Tool,
  { file, yes: isSilent, isAsked, ...flags }: NewOptions,
): Promise<BrandWish> => {
  const path = file === undefined ? undefined : resolve(tool.calledFrom, file);
  const fromFile = path === undefined ? {} : readWishFile(path);
  const asks = isAsked && !isSilent && path === undefined && flags.name === undefined;
  let given = flags;
  if (asks) {
    // The questions' library is of no use to who says all in flags.
    const { askWish } = await import('./askWish.ts');
    const brands = await loadBrands(join(tool.root, 'brands'));
    given = await askWish(flags, { brands, calledFrom: tool.calledFrom });
  }
  const { logo } = given;
  const said = merged(
    fromFile,
    saidByFlags({ ...given, ...(logo && { logo: resolve(tool.calledFrom, logo) }) }),
  );
  if (typeof said['name'] !== 'string') throw new UsageError('Say what it is called: --name "Lotus Bay".');
  return fillWish(said, path ? relative(tool.root, path) : 'new-brand');
};

/**
 * Makes a brand from flags, from a file, or from answers at the terminal, and says where it stands and what of it is
 * the other brand's still.
 */
export const newBrand = async (tool: Tool, options: NewOptions): Promise<void> => {
  const { root, tell, run } = tool;
  const wish = await readWish(tool, options);
  const folder = await createBrand(join(root, 'brands'), wish);
  await run('pnpm', ['exec', 'oxfmt', folder]);
  const { brand, tokens } = await loadData(folder);
  const shown = relative(root, folder);
  tell(`${brand.name} stands in ${shown}, with logo, mark, icons and the picture of shared links.
npm start builds and serves it at http://${wish.domain.endsWith('.localhost') ? wish.domain : `${wish.id}.localhost`}:4000.`);
  tell(`\n  ${shown}/brand.ts     who it is, features, legal facts, contact, texts
  ${shown}/settings.ts  countries, registration, flags, deposits, limits
  ${shown}/tokens.ts    ${tokens.colours.accent} and ${tokens.colours.secondary}, ${tokens.type.display.family} with ${tokens.type.body.family}`);
  if (brand.unconfirmed)
    tell(`\nStill ${wish.from}'s, so that a build for production refuses it (\`unconfirmed\` in brand.ts):
  ${brand.unconfirmed.join(', ')}`);
};
