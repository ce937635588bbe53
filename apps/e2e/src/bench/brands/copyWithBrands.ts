import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../../../..');

/** Built, kept or only looked at. */
const leftOut = new Set(['dist', 'snapshots', 'test-results', '.turbo', '.vite', '.cache', '.data']);

/** A copy of what sites and platform run on, with one brand, and how it gets more of them. */
export const copyWithBrands = (model: string) => {
  const copy = mkdtempSync(join(tmpdir(), 'marquee-brands-'));
  const copyPart = (part: string) =>
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      // The links between packages lead to the copy's own.
      verbatimSymlinks: true,
      filter: (path) => !leftOut.has(basename(path)),
    });
  for (const part of ['apps/platform', 'apps/web', 'apps/gateway', 'packages', 'config']) copyPart(part);
  for (const part of [model, 'node_modules', 'package.json']) copyPart(join('brands', part));
  for (const file of ['package.json', 'pnpm-lock.yaml']) copyPart(file);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  /** A brand like the model under a name, a domain and a merchant of its own. */
  const add = (number: number) => {
    const id = `brand-${number}`;
    const folder = join(copy, 'brands', id);
    cpSync(join(copy, 'brands', model), folder, { recursive: true });
    for (const name of ['brand', 'settings'])
      renameSync(join(folder, `${name}.ts`), join(folder, `${name}.model.ts`));
    writeFileSync(
      join(folder, 'brand.ts'),
      `import { brand as model } from './brand.model.ts';
export const brand = {
  ...model,
  id: '${id}',
  name: 'Brand ${number}',
  merchants: [{ code: 'BRAND${number}', domains: ['${id}.localhost'], primary: true }],
};
`,
    );
    writeFileSync(
      join(folder, 'settings.ts'),
      `import { settings as model } from './settings.model.ts';
const { merchants: _, ...settings } = model;
export { settings };
`,
    );
  };
  return { copy, add, remove: () => rmSync(copy, { recursive: true, force: true }) };
};
