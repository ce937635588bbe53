import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearestWord } from '../../src/load/nearestWord.ts';
import { UsageError } from './UsageError.ts';

/** The folder of a brand by its id. Throws a `UsageError` with the nearest id, or all of them. */
export const findBrand = (root: string, id: string): string => {
  const folder = join(root, 'brands', id);
  const brands = readdirSync(join(root, 'brands')).filter((name) =>
    existsSync(join(root, 'brands', name, 'brand.ts')),
  );
  if (brands.includes(id)) return folder;
  const nearest = nearestWord(id, brands);
  throw new UsageError(
    `There is no brand "${id}".${nearest ? ` Did you mean "${nearest}"?` : ` Brands: ${brands.join(', ')}.`}`,
  );
};
