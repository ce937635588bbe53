import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const locales = ['en', 'vi'];
const format = formatter({ lineNumbers: false, origins: false });

const catalogIn = (folder: string) => ({
  path: `${folder}/src/locales/{locale}`,
  include: [`${folder}/src`],
});

/** The catalogs of a package: one file a language in `src/locales`, English being the source. */
export const catalogs = () =>
  defineConfig({ sourceLocale: 'en', locales, catalogs: [catalogIn('<rootDir>')], format });

/** The catalogs of every package that has texts, for an app (`cwd`) that puts them together. */
export const allCatalogs = (cwd: string) => {
  const root = join(import.meta.dirname, '..');
  const folders = globSync('packages/**/lingui.config.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  return defineConfig({
    sourceLocale: 'en',
    locales,
    catalogs: folders.map((file) => catalogIn(`<rootDir>/${relative(cwd, join(root, dirname(file)))}`)),
    format,
  });
};
