import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';

/**
 * Copies a brand's own files under names that carry their hash, so that they may be cached for ever. Returns
 * the address of each by the name that the brand gives it.
 */
export const copyAssets = ({ directory: folder }: LoadedBrand, out: string) => {
  const from = join(folder, 'assets');
  const addresses = new Map<string, string>();
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const extension = extname(path);
    const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 8);
    const target = `assets/${basename(path, extension)}-${hash}${extension}`;
    mkdirSync(dirname(join(out, target)), { recursive: true });
    cpSync(path, join(out, target));
    addresses.set(path.slice(from.length + 1), `/${target}`);
  }
  return (file: string) => {
    const address = addresses.get(file);
    if (!address) throw new Error(`${from} has no file ${file}.`);
    return address;
  };
};
