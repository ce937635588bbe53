import { join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import { readDeployment } from '@marquee/deployment';
import { buildVariables, createReader } from '@marquee/variables';
import type { BrandPackage } from './BrandPackage.ts';
import { openContentStore } from './ContentStore.ts';
import { readManifest } from './Manifest.ts';
import { openPackageCache } from './PackageCache.ts';
import { packageInParallel } from './packageInParallel.ts';
import { packageKey, type Surroundings } from './packageKey.ts';
import { placePackages } from './placePackages.ts';

const { list } = createReader(buildVariables);
const dist = join(import.meta.dirname, '../dist');
const cached = (name: string) => join(import.meta.dirname, '../node_modules/.cache/marquee', name);

/**
 * Packages the brands whose package is not known, by as many workers as there are cores, and puts all into
 * `dist/brands`, with what web servers have to know into `dist/deploy`. The code has to be built.
 */
export const packageBrands = async (
  brands: readonly LoadedBrand[],
  surroundings: Surroundings,
): Promise<void> => {
  const manifest = readManifest();
  const cdns = list('IMAGE_CDNS');
  const imageCdns = cdns.length > 0 ? cdns : [''];
  const gameOrigins = list('GAME_ORIGINS');
  const store = openContentStore(cached('files'));
  const cache = openPackageCache(cached('packages'), store);
  const keys = new Map(
    brands.map((loaded) => [
      loaded.brand.id,
      packageKey(loaded, manifest, surroundings, imageCdns, gameOrigins),
    ]),
  );
  const packages = new Map<string, BrandPackage>();
  for (const [id, key] of keys) {
    const found = cache.find(key);
    if (found) packages.set(id, found);
  }
  const missing = brands.filter(({ brand }) => !packages.has(brand.id));
  await packageInParallel(missing, { store: cached('files'), imageCdns, gameOrigins }, (made) => {
    cache.keep(keys.get(made.id)!, made);
    packages.set(made.id, made);
    console.log(`${made.id}: ${Object.keys(made.files).length} files`);
  });
  const all = brands.map(({ brand }) => packages.get(brand.id)!);
  const deployment = { ...readDeployment(process.env), sites: all.flatMap(({ served }) => served) };
  placePackages({
    dist,
    packages: all,
    deployment,
    renderer: join(dist, 'server'),
    writtenBy: surroundings.sources,
    store,
  });
  cache.sweep();
  console.log(`${all.length} brands stand in apps/web/dist/brands, ${missing.length} of them made anew.`);
};
