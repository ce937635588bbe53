import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BrandError } from '../load/BrandError.ts';
import { loadBrand, loadData } from '../load/loadBrand.ts';
import { drawIcons } from './drawIcons.ts';
import { drawMarks } from './drawMarks.ts';
import { readLogo } from './readLogo.ts';

/** What a brand's drawings are to be made from: what stands there, its name, other words, or a file. */
export interface Redrawing {
  /** What the logo reads; it, the mark and the favicon are drawn anew. */
  lettering?: string;
  /** Path of an SVG that is the logo from now on. */
  logo?: string;
}

/**
 * Draws a brand's icons and social picture anew from its logo and mark, and those too where other words or another
 * logo are given. Rejects with a `BrandError` where a logo may not stand in a page or the words do not fit.
 */
export async function redrawBrand(directory: string, { lettering, logo }: Redrawing): Promise<void> {
  const loaded = await loadData(directory);
  const { brand, tokens, assets } = loaded;
  const drawing = logo === undefined ? undefined : readLogo(logo, brand.id);
  if (lettering !== undefined || drawing !== undefined) {
    const faces = tokens.type.display.faces.flatMap(({ file }) => assets.fonts[file] ?? []);
    // Beside a logo of its own stands the initial alone, which every name has room for.
    const words = lettering ?? [...brand.name][0]!;
    const marks = attempt(directory, () => drawMarks(words, tokens, faces));
    for (const [name, svg] of Object.entries({ ...marks, ...(drawing && { logo: drawing }) }))
      writeFileSync(join(directory, 'assets', `${name}.svg`), svg);
  }
  mkdirSync(join(directory, 'assets/icons'), { recursive: true });
  for (const [name, picture] of Object.entries(await drawIcons(loaded)))
    writeFileSync(join(directory, 'assets/icons', name), picture);
  await loadBrand(directory);
}

function attempt<Value>(directory: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    const { message } = error as Error;
    throw new BrandError([{ file: `brands/${basename(directory)}`, key: 'name', message }]);
  }
}

/** Whether a brand's logo is the one that this tool draws for its name. */
export async function isDrawn(directory: string): Promise<boolean> {
  const { brand, tokens, assets } = await loadData(directory);
  const faces = tokens.type.display.faces.flatMap(({ file }) => assets.fonts[file] ?? []);
  try {
    return drawMarks(brand.name, tokens, faces).logo === readFileSync(assets.logo, 'utf8');
  } catch {
    return false;
  }
}
