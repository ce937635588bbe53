import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const packageRoot = resolve(import.meta.dirname, '../..');
const realBrands = resolve(packageRoot, '../../brands');

/** A folder as the repository's root, with copies of brands in it; whoever asks for one removes it. */
export const copyBrands = (...ids: readonly string[]): string => {
  const root = mkdtempSync(join(tmpdir(), 'marquee-brands-'));
  mkdirSync(join(root, 'node_modules/@marquee'), { recursive: true });
  mkdirSync(join(root, 'brands'));
  symlinkSync(packageRoot, join(root, 'node_modules/@marquee/brand'));
  symlinkSync(join(realBrands, 'node_modules'), join(root, 'brands/node_modules'));
  cpSync(join(realBrands, 'package.json'), join(root, 'brands/package.json'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  for (const id of ids) cpSync(join(realBrands, id), join(root, 'brands', id), { recursive: true });
  return root;
};
