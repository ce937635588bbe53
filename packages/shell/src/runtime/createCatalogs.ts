import type { I18n } from '@lingui/core';
import type { Catalog, Feature } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';

/** Whose texts are loaded: a feature, or the shell. */
export type CatalogSource = Pick<Feature, 'catalog' | 'furtherCatalog'>;

/** How much of a source's texts is wanted: what a home page says of them, or all. */
type Share = 'home' | 'all';

/** Loads the catalogs of what is shown, and those of the same in another language. */
export type Catalogs = {
  load: (source: CatalogSource, language: Language, share?: Share) => Promise<void>;
  /** Loads everything that has been loaded so far, in another language. */
  loadAll: (language: Language) => Promise<void>;
};

/** Keeps the catalogs of a page in its Lingui instance; each is asked for once. */
export const createCatalogs = (i18n: I18n): Catalogs => {
  const loads = new Map<Catalog, Map<Language, Promise<void>>>();
  const loadOne = (catalog: Catalog, language: Language) => {
    const byLanguage = loads.get(catalog) ?? new Map<Language, Promise<void>>();
    loads.set(catalog, byLanguage);
    let loading = byLanguage.get(language);
    if (!loading) {
      loading = catalog(language).then(({ messages }) => i18n.load(language, { ...messages }));
      loading.catch(() => byLanguage.delete(language));
      byLanguage.set(language, loading);
    }
    return loading;
  };
  const loadEach = async (catalogs: Iterable<Catalog>, language: Language) => {
    await Promise.all([...catalogs].map((catalog) => loadOne(catalog, language)));
  };
  return {
    load: ({ catalog, furtherCatalog }, language, share = 'all') =>
      loadEach(
        [catalog, share === 'all' ? furtherCatalog : undefined].filter((one) => one !== undefined),
        language,
      ),
    loadAll: (language) => loadEach(loads.keys(), language),
  };
};
