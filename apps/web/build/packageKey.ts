import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import { brandAssets } from './brandAssets.ts';
import { startOf } from './brandEntries.ts';
import { hashSources, hashValues } from './hashSources.ts';
import { filesOf, type Manifest } from './Manifest.ts';

/** What every brand's pages depend on beside the brand. */
export type Surroundings = {
  /** Of the code that builds and renders pages. */
  sources: string;
  /** Of the code that answers what pages ask. */
  platform: string;
};

/** Packages of pages alone: nothing that the platform answers depends on them. */
const ofPages = new Set(['api-client', 'features', 'shell', 'ui', 'workbench']);

/** Reads the surroundings of a repository. */
export const readSurroundings = (root: string): Surroundings => ({
  sources: hashSources(root, ['packages', 'config', 'apps/web', 'pnpm-lock.yaml']),
  platform: hashSources(root, [
    ...['src', 'functions', 'migrations'].map((name) => `apps/platform/${name}`),
    ...readdirSync(join(root, 'packages'))
      .filter((name) => !ofPages.has(name))
      .map((name) => `packages/${name}`),
    'pnpm-lock.yaml',
  ]),
});

/** Names what a seeded platform answers for a brand. */
export const answersKey = (
  { brand, settings }: LoadedBrand,
  { platform }: Surroundings,
  imageCdns: readonly string[],
): string => hashValues(platform, brand, settings, imageCdns);

/** Names a brand's package by all that it depends on. */
export const packageKey = (
  loaded: LoadedBrand,
  manifest: Manifest,
  surroundings: Surroundings,
  imageCdns: readonly string[],
  gameOrigins: readonly string[],
): string => {
  const { brand, tokens } = loaded;
  // A file's name carries the hash of its content; what it loads and stands on is told by the manifest.
  const code = [...filesOf(manifest, startOf(brand), brand.languages)].map((file) => [file, manifest[file]]);
  const assets = [...brandAssets(loaded)].map(([name, { hash }]) => [name, hash]);
  return hashValues(
    surroundings.sources,
    answersKey(loaded, surroundings, imageCdns),
    imageCdns,
    gameOrigins,
    brand,
    tokens,
    assets,
    code,
  );
};
