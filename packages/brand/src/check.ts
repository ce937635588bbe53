import { resolve } from 'node:path';
import { BrandError } from './load/BrandError.ts';
import { loadBrands } from './load/loadBrands.ts';

const directory = process.argv[2] ?? resolve(import.meta.dirname, '../../../brands');

try {
  const loaded = await loadBrands(directory);
  console.log(`${loaded.length} brands are sound: ${loaded.map(({ brand }) => brand.id).join(', ')}.`);
} catch (error) {
  if (!(error instanceof BrandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
