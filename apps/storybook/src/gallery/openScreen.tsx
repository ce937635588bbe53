import { exampleOf } from '@marquee/contract/examples';
import { localStore, sessionStore } from '@marquee/feature-core';
import { isLanguage } from '@marquee/reference';
import { openSite } from '@marquee/shell/gallery';
import type { ReactNode } from 'react';
import { sites } from 'virtual:sites';
import { PSEUDO } from '../texts/languages.ts';
import { playLate } from './playLate.ts';
import { pseudoBrand } from './pseudoBrand.ts';
import { pseudoMessages } from './pseudoMessages.ts';
import { platformOf } from './platformOf.ts';
import { readerOf } from './readerOf.ts';
import { StillFrame } from './StillFrame.tsx';
import type { Screen } from './Screen.ts';
import { stateOf, type StateId } from './states.ts';

type Options = { screen: Screen; state: StateId; brandId: string; language: string };

/** As the browser has it. */
const openWindow = window.open.bind(window);

/** What a reviewer's own clicks leave behind, and would change the next screen. */
const left = ['language', 'scheme', 'lastUsername', 'remembered', 'sidePanels', 'analytics'] as const;

/** Opens a screen in a state on a brand's site; undefined where the brand has no such feature. */
export const openScreen = async ({
  screen,
  state,
  brandId,
  language,
}: Options): Promise<ReactNode | undefined> => {
  const site = sites[brandId];
  if (!site?.brand.features.includes(screen.feature)) return undefined;
  const { changes, refuses } = screen;
  if (screen.still && !screen.path) return <StillFrame still={screen.still} language={language} />;
  const own = language === PSEUDO ? pseudoBrand(site.brand) : site.brand;
  const brand = { ...own, layout: { ...own.layout, ...screen.layout } };
  const wanted = stateOf(state);
  const reader = readerOf(brand, language, wanted.answers === 'long');
  const viewer = wanted.viewer === undefined ? (screen.viewer ?? null) : wanted.viewer;
  for (const key of left) localStore.remove(key);
  sessionStore.remove('merchantWallet');
  window.open = screen.blocksWindows ? () => null : openWindow;
  playLate(screen.late);
  // The popup of the day would stand over every page.
  localStore.set('seenPopup', exampleOf('getHome', reader).popup?.id ?? '');
  const spoken = isLanguage(language) ? language : 'en';
  return openSite({
    ...site,
    brand,
    language: brand.languages.includes(spoken) ? spoken : brand.defaultLanguage,
    at: screen.at ?? screen.path ?? '/',
    carry: platformOf({
      reader,
      viewer,
      state: wanted,
      changes: typeof changes === 'function' ? changes(reader) : changes,
      refuses,
    }),
    isLoggedIn: viewer !== null && !wanted.site,
    modal: screen.modal,
    texts: language === PSEUDO ? pseudoMessages : undefined,
  });
};
