import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const brands = join(import.meta.dirname, '../../../../../brands');

/** A folder of its own with one of the brands, which a test may edit. */
export const copyBrand = (id: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'workbench-'));
  const directory = join(folder, 'brands', id);
  cpSync(join(brands, id), directory, { recursive: true });
  symlinkSync(join(brands, 'node_modules'), join(folder, 'brands/node_modules'));
  return { directory, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
