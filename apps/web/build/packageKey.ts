import type { LoadedBrand } from '@marquee/brand/load';
import { brandAssets } from './brandAssets.ts';
import { entryOf } from './brandEntries.ts';
import { hashSources, hashValues } from './hashSources.ts';
import { filesOf, type Manifest } from './Manifest.ts';

/** What every brand's pages depend on beside the brand. */
export type Surroundings = {
  /** Of the code that builds and renders pages. */
  sources: string;
  /** Of the code that answers what pages ask. */
  platform: string;
};

/** Reads the surroundings of a repository. */
export const readSurroundings = (root: string): Surroundings => ({
  sources: hashSources(root, ['packages', 'config', 'apps/web', 'pnpm-lock.yaml']),
  platform: hashSources(root, [
    'apps/platform/src',
    'apps/platform/functions',
    'apps/platform/migrations',
    ...['art', 'brand', 'contract', 'deployment', 'i18n', 'reference'].map((name) => `packages/${name}`),
    'pnpm-lock.yaml',
  ]),
});

/** Names what a seeded platform answers for a brand. */
export const answersKey = ({ brand, settings }: LoadedBrand, { platform }: Surroundings): string =>
  hashValues(platform, brand, settings);

/** Names a brand's package by all that it depends on. */
export const packageKey = (
  loaded: LoadedBrand,
  manifest: Manifest,
  surroundings: Surroundings,
  imageCdns: readonly string[],
): string => {
  const { brand, tokens } = loaded;
  // A file's name carries the hash of its content; what it loads and stands on is told by the manifest.
  const code = [...filesOf(manifest, entryOf(brand.id), brand.languages)].map((file) => [
    file,
    manifest[file],
  ]);
  const assets = [...brandAssets(loaded)].map(([name, { hash }]) => [name, hash]);
  return hashValues(
    surroundings.sources,
    answersKey(loaded, surroundings),
    imageCdns,
    brand,
    tokens,
    assets,
    code,
  );
};
