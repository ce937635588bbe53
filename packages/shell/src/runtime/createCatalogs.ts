import type { I18n, Messages } from '@lingui/core';
import { coreTexts, type Feature } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';

type Source = Pick<Feature, 'catalog'>;

/** Loads the catalogs of what is shown, and those of the same in another language. */
export type Catalogs = {
  load: (source: Source, language: Language) => Promise<void>;
  /** Loads everything that has been loaded so far, in another language. */
  loadAll: (language: Language) => Promise<void>;
};

const own = import.meta.glob<{ messages: Messages }>('../locales/*.po');

/** The frame's own texts and those of the feature contract, as a source like any feature. */
export const shellTexts: Source = {
  catalog: async (language) => {
    const load = own[`../locales/${language}.po`];
    if (!load) throw new Error(`The shell has no texts in ${language}.`);
    const [shell, core] = await Promise.all([load(), coreTexts(language)]);
    return { messages: { ...core.messages, ...shell.messages } };
  },
};

/** Keeps the catalogs of a page in its Lingui instance; each is asked for once. */
export const createCatalogs = (i18n: I18n): Catalogs => {
  const loads = new Map<Source, Map<Language, Promise<void>>>();
  const load: Catalogs['load'] = (source, language) => {
    const byLanguage = loads.get(source) ?? new Map<Language, Promise<void>>();
    loads.set(source, byLanguage);
    let loading = byLanguage.get(language);
    if (!loading) {
      loading = source.catalog
        ? source.catalog(language).then(({ messages }) => i18n.load(language, { ...messages }))
        : Promise.resolve();
      loading.catch(() => byLanguage.delete(language));
      byLanguage.set(language, loading);
    }
    return loading;
  };
  return {
    load,
    loadAll: async (language) => {
      await Promise.all([...loads.keys()].map((source) => load(source, language)));
    },
  };
};
