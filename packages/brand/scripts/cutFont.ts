import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, SUBSETS } from './subsets.ts';

/** One family in a brand's `fonts.json`: which package it is cut from, and which part of its axes is kept. */
export interface FontSource {
  family: string;
  generic: 'serif' | 'sans-serif';
  package: string;
  /** Cut of the package's files that has the axes named below: `wght`, `wdth`, `standard`, `full`. */
  cut: string;
  /** A number pins an axis; `wght` may be a range. Axes left out are pinned to the package's default. */
  axes: Record<string, number | { min: number; max: number }>;
}

/** The package's own types know fewer options than its page names. */
type CutOptions = NonNullable<Parameters<typeof subsetFont>[2]> & {
  keepFeatures: string[];
  noHinting: boolean;
};

const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'rvrn'];

/** The family's subset files as `woff2` (or `sfnt` to measure), by script, with some axes set otherwise. */
export async function cutFont(
  brandDirectory: string,
  source: FontSource,
  targetFormat: 'woff2' | 'sfnt',
  axes: FontSource['axes'] = {},
): Promise<Map<string, Uint8Array>> {
  const folder = packageFolder(brandDirectory, source.package);
  const name = source.package.split('/').at(-1) ?? '';
  const files = SUBSETS.map(async (subset) => {
    const path = join(folder, 'files', `${name}-${subset.packaged}-${source.cut}-normal.woff2`);
    const options: CutOptions = {
      targetFormat,
      variationAxes: { ...source.axes, ...axes },
      keepFeatures: FEATURES,
      noHinting: true,
    };
    const cut = await subsetFont(readFileSync(path), charactersOf(subset), options);
    return [subset.script, new Uint8Array(cut)] as const;
  });
  return new Map(await Promise.all(files));
}

/** Where the package is installed, as seen from the brand that depends on it. */
export function packageFolder(brandDirectory: string, name: string): string {
  return dirname(createRequire(join(brandDirectory, 'package.json')).resolve(`${name}/package.json`));
}
