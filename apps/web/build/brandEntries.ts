import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, FEATURE_IDS, FEATURES, type FeatureId, type PageBrand } from '@marquee/brand';
import type { LoadedBrand } from '@marquee/brand/load';
import { featuresOf } from '../pages/featuresOf.ts';
import type { Plugin } from 'vite';

const prefixes = { brand: 'virtual:brand/', start: 'virtual:start/' } as const;

/** Module id of a brand's client entry, which a dev server writes; a build writes what it packages itself. */
export const entryOf = (brandId: string): string => `${prefixes.brand}${brandId}`;

/** Module id of the code that opens the pages of every brand with the same features. */
export const startOf = (brand: Pick<Brand, 'features'>): string =>
  prefixes.start + featuresOf(brand).join('+');

/** A drawing as it stands within a page, where it needs no name of its language. */
const inPage = (file: string): string =>
  readFileSync(file, 'utf8').trim().replace(' xmlns="http://www.w3.org/2000/svg"', '');

/** A brand with the text of its logo and of its mark. */
export const marksOf = ({ brand, assets }: LoadedBrand): { brand: Brand; logo: string; mark: string } => ({
  brand,
  logo: inPage(assets.logo),
  mark: inPage(assets.mark),
});

/** The picture of a tab as an address that holds it: as a file it is one of the six that a phone fetches at once. */
export const faviconOf = ({ assets }: Pick<LoadedBrand, 'assets'>): string =>
  `data:image/svg+xml,${encodeURIComponent(readFileSync(assets.favicon, 'utf8').trim())}`;

/** What stands in documents alone, which servers write. */
const withoutDescriptions = (key: string, value: unknown) => (key === 'metaDescription' ? undefined : value);

const ofPages = ({
  hero: _hero,
  lotteryType: _lotteryType,
  platform: _platform,
  unconfirmed: _unconfirmed,
  ...brand
}: Brand): PageBrand => brand;

/**
 * A brand's client entry: the validated brand as data, whose drawings stand in its pages. What opens these is imported
 * from an address, and begins in a moment of its own: together with the reading of the code it would hold a slow phone
 * up for longer than a touch can wait.
 */
export const writeEntry = ({ brand }: LoadedBrand, from: string): string =>
  `import{start}from${JSON.stringify(from)};setTimeout(start,0,${JSON.stringify({ brand: ofPages(brand) }, withoutDescriptions)});`;

const importsOf = (ids: readonly FeatureId[]) =>
  ids.map((id, index) => `import { feature as feature${index} } from '${FEATURES[id].package}';`).join('\n');

const startCode = (ids: readonly FeatureId[], start: string) => `${importsOf(ids)}
import { startSite } from '${start}';
const features = [${ids.map((_, index) => `feature${index}`).join(', ')}];
const drawing = (name) => document.querySelector('template[data-drawing=' + name + ']')?.innerHTML;
const drawings = () => ({ logo: drawing('logo'), mark: drawing('mark') });
export const start = (site) => startSite({ ...drawings(), ...site, features, root: document.getElementById('root') });`;

const handlesCode = () => {
  const ids = featuresOf({ features: FEATURE_IDS });
  return `${importsOf(ids)}
export const handles = { ${ids.map((id, index) => `'${id}': feature${index}`).join(', ')} };`;
};

const sitesCode = (brands: readonly LoadedBrand[]) => {
  const sites = brands.map((loaded) => {
    const features = featuresOf(loaded.brand).map((id) => `handles['${id}']`);
    return `'${loaded.brand.id}': { ...${JSON.stringify(marksOf(loaded))}, features: [${features.join(', ')}] }`;
  });
  return `import { handles } from 'virtual:handles';
export const sites = { ${sites.join(', ')} };`;
};

/**
 * What is written from the brands' folders: for each list of features the code that opens pages with the handles of
 * just these, which brands of one list share; for a dev server each brand's entry; and for what renders pages the
 * handles of all features. Adding a brand is adding a folder.
 * @param start The package whose `startSite` opens a brand's pages.
 */
export const brandEntries = (brands: readonly LoadedBrand[], start = '@marquee/shell'): Plugin => {
  // Packages named in a written module are those that this app depends on.
  const importer = join(import.meta.dirname, 'brandEntries.ts');
  const write = (id: string): string | undefined => {
    if (id === 'virtual:handles') return handlesCode();
    if (id === 'virtual:sites') return sitesCode(brands);
    if (id.startsWith(prefixes.start))
      return startCode(id.slice(prefixes.start.length).split('+') as FeatureId[], start);
    const loaded = brands.find(({ brand }) => entryOf(brand.id) === id);
    return loaded && writeEntry(loaded, startOf(loaded.brand));
  };
  return {
    name: 'marquee:brand-entries',
    async resolveId(id, from) {
      if (write(id) !== undefined) return `\0${id}`;
      if (from?.startsWith('\0virtual:')) return this.resolve(id, importer, { skipSelf: true });
      return undefined;
    },
    load: (id) => (id.startsWith('\0') ? write(id.slice(1)) : undefined),
  };
};
