import { type Catalog, catalogFrom, coreTexts, furtherCoreTexts } from '@marquee/feature-core';
import type { CatalogSource } from './runtime/createCatalogs.ts';

const both =
  (...catalogs: readonly [Catalog, Catalog]): Catalog =>
  async (language) => {
    const [shell, core] = await Promise.all(catalogs.map((catalog) => catalog(language)));
    return { messages: { ...core?.messages, ...shell?.messages } };
  };

/** The frame's own texts and those of the feature contract, as a source like any feature. */
export const shellTexts: CatalogSource = {
  catalog: both(catalogFrom(import.meta.glob('./locales/*.po')), coreTexts),
  furtherCatalog: both(
    catalogFrom(import.meta.glob('./locales/*.po', { query: '?lingui' })),
    furtherCoreTexts,
  ),
};
