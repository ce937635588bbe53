import { join } from 'node:path';
import { loadBrands } from '../../src/load/loadBrands.ts';
import { requireConfirmed } from '../../src/load/requireConfirmed.ts';
import type { Tool } from './Tool.ts';

/**
 * Says whether all brands are sound, and which facts nobody has confirmed; for production those are refused. Throws a
 * `BrandError` with every problem.
 */
export const checkBrands = async (
  { root, tell }: Pick<Tool, 'root' | 'tell'>,
  { production: isForProduction = false }: { production?: boolean },
): Promise<void> => {
  const brands = (await loadBrands(join(root, 'brands'))).map(({ brand }) => brand);
  if (isForProduction) requireConfirmed(brands);
  tell(`${brands.length} brands are sound: ${brands.map(({ id }) => id).join(', ')}.`);
  for (const { id, unconfirmed } of brands) {
    if (unconfirmed)
      tell(`Not for production yet: brands/${id}/brand.ts says ${unconfirmed.join(', ')} are unconfirmed.`);
  }
};
