import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Built, kept or only looked at: nothing that a site or the platform runs on. */
const leftOut = new Set(['dist', 'snapshots', 'test-results', '.turbo', '.vite', '.cache', '.data']);

const copyFolder = (folder: string, to: string) =>
  cpSync(join(root, folder), join(to, folder), {
    recursive: true,
    // The links between packages lead to the copy's own, those to the libraries to the ones that there are.
    verbatimSymlinks: true,
    filter: (path) => !leftOut.has(basename(path)),
  });

/** A copy of what sites and platform run on, with one brand of those that there are. */
export const copyRepository = (): { copy: string; brandFolder: string } => {
  const copy = mkdtempSync(join(tmpdir(), 'marquee-language-'));
  for (const folder of ['apps/platform', 'apps/web', 'apps/gateway', 'packages', 'config'])
    copyFolder(folder, copy);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const brand = readdirSync(join(root, 'brands')).find((id) =>
    existsSync(join(root, 'brands', id, 'brand.ts')),
  );
  if (!brand) throw new Error('There is no brand to copy.');
  for (const part of [brand, 'node_modules', 'package.json']) copyFolder(join('brands', part), copy);
  return { copy, brandFolder: join(copy, 'brands', brand) };
};

/** Makes a brand offer a further language, with the texts of its default one: that is its merchant's to decide. */
export const offerLanguage = (brandFolder: string, language: string): void => {
  renameSync(join(brandFolder, 'brand.ts'), join(brandFolder, 'asItWas.ts'));
  writeFileSync(
    join(brandFolder, 'brand.ts'),
    `import { brand as base } from './asItWas.ts';
export const brand = {
  ...base,
  languages: [...base.languages, '${language}'],
  texts: { ...base.texts, '${language}': base.texts[base.defaultLanguage] },
  ...(base.specialEntry && {
    specialEntry: {
      ...base.specialEntry,
      label: { ...base.specialEntry.label, '${language}': base.specialEntry.label[base.defaultLanguage] },
    },
  }),
};
`,
  );
};
