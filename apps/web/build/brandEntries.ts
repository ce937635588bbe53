import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, type FeatureId } from '@marquee/brand';
import type { LoadedBrand } from '@marquee/brand/load';
import type { Plugin } from 'vite';

const prefix = 'virtual:brand/';

/** Module id of a brand's client entry. */
export const entryOf = (brandId: string) => `${prefix}${brandId}`;

/** The packages whose code a brand's pages may reach: those of the features that it lists, and no other. */
const packagesOf = (features: readonly FeatureId[]) => features.flatMap((id) => FEATURES[id].package ?? []);

const svgText = (path: string) => JSON.stringify(readFileSync(path, 'utf8').trim());

const siteOf = ({ brand, assets }: LoadedBrand, name: string) => {
  const packages = packagesOf(brand.features);
  const imports = packages.map((from, index) => `import { feature as ${name}${index} } from '${from}';`);
  const features = packages.map((_, index) => `${name}${index}`).join(', ');
  return {
    imports: imports.join('\n'),
    value: `{ brand: ${JSON.stringify(brand)}, logo: ${svgText(assets.logo)}, mark: ${svgText(assets.mark)}, features: [${features}] }`,
  };
};

const clientEntry = (loaded: LoadedBrand, start: string) => {
  const { imports, value } = siteOf(loaded, 'feature');
  return `${imports}
import { startSite } from '${start}';
startSite({ ...${value}, root: document.getElementById('root') });`;
};

const serverSites = (brands: readonly LoadedBrand[]) => {
  const sites = brands.map((loaded, index) => ({
    id: loaded.brand.id,
    ...siteOf(loaded, `feature${index}_`),
  }));
  return `${sites.map(({ imports }) => imports).join('\n')}
export const sites = { ${sites.map(({ id, value }) => `'${id}': ${value}`).join(', ')} };`;
};

/**
 * One entry a brand, written from its folder: the validated brand as data and the handles of just the features
 * that it lists. Adding a brand is adding a folder.
 * @param start The package whose `startSite` opens a brand's pages.
 */
export const brandEntries = (brands: readonly LoadedBrand[], start = '@marquee/shell'): Plugin => {
  const byEntry = new Map(brands.map((loaded) => [entryOf(loaded.brand.id), loaded]));
  // Packages named in a written module are those that this app depends on.
  const importer = join(import.meta.dirname, 'brandEntries.ts');
  return {
    name: 'marquee:brand-entries',
    async resolveId(id, from) {
      if (byEntry.has(id) || id === 'virtual:sites') return `\0${id}`;
      if (from?.startsWith('\0virtual:')) return this.resolve(id, importer, { skipSelf: true });
      return undefined;
    },
    load(id) {
      if (id === '\0virtual:sites') return serverSites(brands);
      const loaded = byEntry.get(id.slice(1));
      return loaded && clientEntry(loaded, start);
    },
  };
};
