import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildVariables, createReader } from '@marquee/variables';
import { loadBrands } from '@marquee/brand/load';
import { readDeployment, type ServedSite, writeServerFiles } from '@marquee/deployment';
import { packageBrand } from './packageBrand.ts';

const { text, list } = createReader(buildVariables);
const platform = text('PLATFORM_URL');
if (!platform) throw new Error('Set PLATFORM_URL to the platform whose data the prerendered pages show.');

const root = join(import.meta.dirname, '../../..');
const dist = join(import.meta.dirname, '../dist');
const out = join(dist, 'brands');
const next = join(dist, 'brands.next');
const old = join(dist, 'brands.old');
const cdns = list('IMAGE_CDNS');
const imageCdns = cdns.length > 0 ? cdns : [''];

rmSync(next, { recursive: true, force: true });
const sites: ServedSite[] = [];
for (const loaded of await loadBrands(join(root, 'brands'))) {
  const started = performance.now();
  const folder = join(next, loaded.brand.id);
  const { pages, files, served } = await packageBrand(loaded, folder, new URL(platform), imageCdns);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  sites.push(...served);
  console.log(`${loaded.brand.id}: ${pages} pages, ${files} files in ${seconds} s`);
}

// Whoever serves the folder meanwhile finds the old sites whole, and then the new ones.
rmSync(old, { recursive: true, force: true });
if (existsSync(out)) renameSync(out, old);
renameSync(next, out);
rmSync(old, { recursive: true, force: true });

writeServerFiles(join(dist, 'deploy'), { ...readDeployment(process.env), sites });
