import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes that built sites take up: what several brands have, and the rest; a file that is linked counts once. */
export const sizeOf = (folder: string): { shared: number; own: number } => {
  const files = new Map<number, { size: number; brands: Set<string> }>();
  for (const brand of readdirSync(folder)) {
    const entries = readdirSync(join(folder, brand), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const { ino, size } = statSync(join(entry.parentPath, entry.name));
      const known = files.get(ino) ?? { size, brands: new Set<string>() };
      files.set(ino, { size, brands: known.brands.add(brand) });
    }
  }
  const sum = (isCounted: (brands: number) => boolean) =>
    [...files.values()].reduce((bytes, { size, brands }) => bytes + (isCounted(brands.size) ? size : 0), 0);
  return { shared: sum((brands) => brands > 1), own: sum((brands) => brands === 1) };
};
