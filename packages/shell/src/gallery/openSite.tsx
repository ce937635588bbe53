import type { Messages } from '@lingui/core';
import type { Carrier } from '@marquee/api-client';
import { type OpenModal, openModalAtom } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { addressOf, readAddress } from '../routing/address.ts';
import { findSiteRoute, siteRoutesOf } from '../routing/siteRoutes.ts';
import { shellTexts } from '../shellTexts.ts';
import { createRuntime } from '../runtime/createRuntime.ts';
import { loadPage } from '../runtime/loadPage.ts';
import type { SiteParts } from '../runtime/Runtime.ts';
import { createSession } from '../session/createSession.ts';
import { isFlagOn } from '../site/isFlagOn.ts';
import { permissionAtom } from '../site/permissionAtom.ts';
import { shownFeatures } from '../site/shownFeatures.ts';
import { askOnce } from '../start/askPermission.ts';
import { BrowserSite } from '../start/BrowserSite.tsx';
import { keepPermission } from '../start/keepPermission.ts';

type Options = SiteParts & {
  language: Language;
  /** Path and query, without the language. */
  at: string;
  /** Answers the site's calls. */
  carry: Carrier;
  /** Opens the session of whoever the platform says is logged in. */
  isLoggedIn?: boolean;
  /** A box that stands open over the page. */
  modal?: OpenModal | undefined;
  /** Changes the texts as they are loaded. */
  texts?: ((messages: Messages) => Messages) | undefined;
};

/**
 * Opens a site at an address of its own, whatever the browser's says, on a platform that `carry` plays: the same
 * parts as `startSite`, for reviewing screens. Resolves to the site once the code of its page is there.
 */
export const openSite = async ({ language, at, isLoggedIn, modal, texts, ...options }: Options) => {
  const { carry, ...site } = options;
  const { brand, features } = site;
  const history = UNSAFE_createMemoryHistory({
    initialEntries: [addressOf(brand, language, at)],
    v5Compat: true,
  });
  const { runtime, catalogs } = createRuntime({ site, language, carry });
  const { i18n, store, client } = runtime;
  if (texts) {
    const load = i18n.load.bind(i18n);
    // The catalogs of a page are loaded one by one, never as a map of all languages.
    i18n.load = (locale: string | object, messages: Messages = {}) => load(String(locale), texts(messages));
  }
  const session = createSession({ ...runtime, goHome: () => history.push(addressOf(brand, language, '/')) });
  await catalogs.load(shellTexts, language);
  i18n.activate(language);
  const permission = await askOnce(client);
  keepPermission(permission, store);
  store.set(permissionAtom, permission);
  if (isLoggedIn) await session.actions.finish();
  if (modal) store.set(openModalAtom, modal);
  const shown = shownFeatures(brand, features, (flag) => isFlagOn(permission.info.whitelabel, flag));
  const { path } = readAddress(brand, history.location.pathname);
  await loadPage(runtime, shown, findSiteRoute(siteRoutesOf(shown), path));
  const view: ReactNode = (
    <BrowserSite
      runtime={runtime}
      session={session}
      history={history}
      permission={permission}
      onArrive={() => undefined}
    />
  );
  return view;
};
