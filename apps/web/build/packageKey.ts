import type { LoadedBrand } from '@marquee/brand/load';
import { brandAssets } from './brandAssets.ts';
import { startOf } from './brandEntries.ts';
import { hashSources, hashValues } from './hashSources.ts';
import { filesOf, type Manifest } from './Manifest.ts';

/** What every brand's package depends on beside the brand. */
export type Surroundings = {
  /** Of the code that builds and renders pages. */
  sources: string;
};

/** Reads the surroundings of a repository. */
export const readSurroundings = (root: string): Surroundings => ({
  sources: hashSources(root, ['packages', 'config', 'apps/web', 'pnpm-lock.yaml']),
});

/** Names a brand's package by all that it depends on. */
export const packageKey = (
  loaded: LoadedBrand,
  manifest: Manifest,
  surroundings: Surroundings,
  imageCdns: readonly string[],
  gameOrigins: readonly string[],
): string => {
  const { brand, tokens, settings } = loaded;
  // A file's name carries the hash of its content; what it loads and stands on is told by the manifest.
  const code = [...filesOf(manifest, startOf(brand), brand.languages)].map((file) => [file, manifest[file]]);
  const assets = [...brandAssets(loaded)].map(([name, { hash }]) => [name, hash]);
  return hashValues(
    surroundings.sources,
    imageCdns,
    gameOrigins,
    brand,
    tokens,
    // The policy of pages lets parties in by them.
    settings,
    assets,
    code,
  );
};
