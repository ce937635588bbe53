import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogFormatter, defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languageIds } from '@marquee/reference';

const locales = [...languageIds];
const po = formatter({ lineNumbers: false, origins: false });

/**
 * Catalogs as PO files. Under Vitest the English one answers each message as the code writes it, so that a component's
 * test finds a text by its name, whatever wording the catalog gives it.
 */
const format: CatalogFormatter = {
  ...po,
  parse: async (content, context) => {
    const catalog = await po.parse(content, context);
    if (!process.env['VITEST'] || context.locale !== context.sourceLocale) return catalog;
    return Object.fromEntries(
      Object.entries(catalog).map(([id, message]) => [
        id,
        { ...message, translation: message.message ?? id },
      ]),
    );
  },
};
const repository = join(import.meta.dirname, '..');
const core = 'packages/features/core';

// What a feature is called where others list it (its index) is needed before the feature is loaded: the
// feature contract carries those names, the feature's own catalog the rest.
const catalogOf = (folder: string) => {
  const at = join(repository, folder);
  const path = `${at}/src/locales/{locale}`;
  if (folder === core) return { path, include: [`${at}/src`, join(at, '../*/src/index.ts')] };
  return folder.startsWith('packages/features/')
    ? { path, include: [`${at}/src`], exclude: [`${at}/src/index.ts`] }
    : { path, include: [`${at}/src`] };
};

/** The catalogs of every package that has texts: one file a language in its `src/locales`, English being the source. */
export const allCatalogs = () => {
  const folders = globSync('{packages/*,packages/features/*,apps/*}/src/locales', { cwd: repository });
  const catalogs = folders.map((folder) => catalogOf(join(folder, '../..')));
  // Servers run as they are written: they name texts by a function instead of the macro.
  const macro = { corePackage: ['@lingui/core/macro', '@marquee/i18n/msg'] };
  return defineConfig({ sourceLocale: 'en', locales, catalogs, format, macro });
};
