import { join } from 'node:path';
import { BrandError, loadBrands } from '@marquee/brand/load';
import { buildCode } from './buildCode.ts';
import { packageBrands } from './packageBrands.ts';
import { readSurroundings } from './packageKey.ts';

const root = join(import.meta.dirname, '../../..');

try {
  const brands = await loadBrands(join(root, 'brands'));
  const surroundings = readSurroundings(root);
  await buildCode(brands, surroundings.sources);
  await packageBrands(brands, surroundings);
} catch (error) {
  console.error(error instanceof BrandError ? error.message : error);
  process.exitCode = 1;
}
