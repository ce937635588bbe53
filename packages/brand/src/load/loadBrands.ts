import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { BrandError, type BrandProblem } from './BrandError.ts';
import { loadBrand, type LoadedBrand } from './loadBrand.ts';
import { uniqueProblems } from './uniqueProblems.ts';

/**
 * Loads and checks every brand of a folder (`brands/`), in the order of their ids. Throws
 * one `BrandError` with the problems of all brands, ids, merchant codes and domains that clash included.
 */
export async function loadBrands(directory: string): Promise<LoadedBrand[]> {
  const root = resolve(directory);
  const entries = await readdir(root, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
    .map((entry) => join(root, entry.name))
    .sort();
  const problems: BrandProblem[] = [];
  const loaded: LoadedBrand[] = [];
  for (const folder of folders) {
    try {
      loaded.push(await loadBrand(folder));
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
      problems.push(...error.problems);
    }
  }
  const named = loaded.map(({ brand, directory: folder }) => ({
    brand,
    file: `${basename(root)}/${basename(folder)}/brand.ts`,
  }));
  problems.push(...uniqueProblems(named));
  if (problems.length > 0) throw new BrandError(problems);
  return loaded;
}
