import {
  type ApiError,
  type Carrier,
  type Client,
  type ClientContext,
  createClient,
  isApiError,
} from '@marquee/api-client';
import { sessionStore } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';
import { createStore } from 'jotai';
import { createImageUrl } from '../site/createImageUrl.ts';
import { languageAtom } from '../site/languageAtom.ts';
import { createLookAgain } from '../start/createLookAgain.ts';
import { permissionAtom } from '../site/permissionAtom.ts';
import { createCatalogs } from './createCatalogs.ts';
import { createLanguageChange } from './createLanguageChange.ts';
import { createPartLoader } from './createPartLoader.ts';
import { createQueryClient } from './createQueryClient.ts';
import { PageI18n } from './PageI18n.ts';
import type { Runtime, SiteParts } from './Runtime.ts';

type Options = {
  site: SiteParts;
  language: Language;
  isPrerender?: boolean;
  /** The platform no longer accepts the token. */
  onSessionLost?: (error: ApiError) => void;
  /** Carries the calls in place of the network. */
  carry?: Carrier;
};

/** Makes what lives as long as a page: store, texts, client, answers. */
export const createRuntime = (options: Options) => {
  const { site, isPrerender = false } = options;
  const store = createStore();
  store.set(languageAtom, options.language);
  const i18n = new PageI18n();
  const catalogs = createCatalogs(i18n);
  const queryClient = createQueryClient();
  // The language that is being changed to counts for calls at once, for the page when its texts are there.
  const current = { language: options.language };
  const context: ClientContext = {
    baseUrl: '',
    merchant: () => store.get(permissionAtom)?.info.merchant,
    language: () => current.language,
    token: () => sessionStore.get('token'),
    onSessionLost: (error) => options.onSessionLost?.(error),
    carry: options.carry,
  };
  const ask = createClient(context);
  const client: Client = async (route, input, callOptions) => {
    try {
      return await ask(route, input, callOptions);
    } catch (error) {
      const isClosed = isApiError(error, 'MAINTENANCE', 'REGION_RESTRICTED', 'ADDRESS_BLOCKED');
      if (isClosed) lookAgain();
      throw error;
    }
  };
  const lookAgain = createLookAgain(ask, store);
  const runtime: Runtime = {
    ...site,
    i18n,
    store,
    queryClient,
    client,
    parts: createPartLoader(catalogs, () => current.language),
    imageUrl: createImageUrl(),
    changeLanguage: createLanguageChange({ site, i18n, store, queryClient, client, catalogs, current }),
    lookAgain,
    isPrerender,
  };
  return { runtime, catalogs, context };
};
