import { resolve } from 'node:path';
import { loadData } from '../../src/load/loadBrand.ts';
import { redrawBrand } from '../../src/create/redrawBrand.ts';
import { findBrand } from './findBrand.ts';
import type { Tool } from './Tool.ts';

type Options = { lettering?: string; logo?: string; marks?: boolean };

/** Draws a brand's icons and social picture anew, and its marks where that is asked for. */
export const redraw = async (
  { root, calledFrom, tell }: Tool,
  id: string,
  options: Options,
): Promise<void> => {
  const folder = findBrand(root, id);
  const lettering = options.lettering ?? (options.marks ? (await loadData(folder)).brand.name : undefined);
  await redrawBrand(folder, {
    ...(lettering !== undefined && { lettering }),
    ...(options.logo !== undefined && { logo: resolve(calledFrom, options.logo) }),
  });
  const what = lettering !== undefined || options.logo !== undefined ? 'logo, mark, favicon, icons' : 'icons';
  tell(`brands/${id}/assets: ${what} and the picture of shared links are drawn anew.`);
};
