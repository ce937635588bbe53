import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { packageBrand } from './packageBrand.ts';

const platform = process.env['PLATFORM_URL'];
if (!platform) throw new Error('Set PLATFORM_URL to the platform whose data the prerendered pages show.');

const root = join(import.meta.dirname, '../../..');
const out = join(import.meta.dirname, '../dist/brands');
rmSync(out, { recursive: true, force: true });
for (const loaded of await loadBrands(join(root, 'brands'))) {
  const started = performance.now();
  const { pages, files } = await packageBrand(loaded, join(out, loaded.brand.id), new URL(platform));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${loaded.brand.id}: ${pages} pages, ${files} files in ${seconds} s`);
}
