import type { I18n } from '@lingui/core';
import type { Client } from '@marquee/api-client';
import { updateLanguage } from '@marquee/contract/routes';
import { localStore, sessionAtom } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';
import type { QueryClient } from '@tanstack/react-query';
import { languageAtom } from '../site/languageAtom.ts';
import type { Catalogs } from './createCatalogs.ts';
import type { Runtime, SiteParts } from './Runtime.ts';

type Options = {
  site: SiteParts;
  i18n: I18n;
  store: Runtime['store'];
  queryClient: QueryClient;
  client: Client;
  catalogs: Catalogs;
  current: { language: Language };
};

/** The page turns over with what has come by then; the rest shows its skeleton. Milliseconds. */
const patience = 1500;

/**
 * Asks everything that the page shows again in another language, so that it turns over in one step. What is good for
 * one use (a captcha) is left to whoever shows it: an answer that is asked for ahead would be used up unseen.
 */
const askAgain = async (queryClient: QueryClient, from: Language, to: Language) => {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const asked = shown.flatMap(({ queryKey: [operation, language, ...input], options: { queryFn, gcTime } }) =>
    language === from && queryFn && gcTime !== 0
      ? [queryClient.prefetchQuery({ queryKey: [operation, to, ...input], queryFn })]
      : [],
  );
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all(asked), late]);
};

/** Makes the change of language in place: texts, answers and `lang`; the router follows with the address. */
export const createLanguageChange =
  ({ site, i18n, store, queryClient, client, catalogs, current }: Options) =>
  async (language: Language) => {
    const from = store.get(languageAtom);
    if (language === from || !site.brand.languages.includes(language)) return;
    await catalogs.loadAll(language);
    current.language = language;
    // What began to load meanwhile did so in the language before.
    await catalogs.loadAll(language);
    await askAgain(queryClient, from, language);
    localStore.set('language', language);
    i18n.activate(language);
    document.documentElement.lang = language;
    store.set(languageAtom, language);
    if (store.get(sessionAtom).status === 'member')
      client(updateLanguage, { body: { language } }).catch(() => undefined);
  };
