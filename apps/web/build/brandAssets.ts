import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';

/** One of a brand's own files. */
export type BrandAsset = {
  content: Buffer;
  hash: string;
  /** Path in the deployable folder. */ target: string;
};

/** A brand's own files by the name that it gives them, under names that carry their hash, so that they may be cached for ever. */
export const brandAssets = ({ directory }: Pick<LoadedBrand, 'directory'>): Map<string, BrandAsset> => {
  const from = join(directory, 'assets');
  const files = readdirSync(from, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    paths.map((path) => {
      const extension = extname(path);
      const content = readFileSync(path);
      const hash = createHash('sha256').update(content).digest('base64url');
      const target = `assets/${basename(path, extension)}-${hash.slice(0, 8)}${extension}`;
      return [path.slice(from.length + 1), { content, hash, target }];
    }),
  );
};
