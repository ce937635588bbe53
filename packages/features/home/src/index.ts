import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog, furtherCatalog } from './catalog.ts';
import { homePaths } from './homePaths.ts';

/** The home page with the variants of its top, the list of promotions and the announcement of the day. */
export const feature = defineFeature({
  id: 'home',
  catalog,
  furtherCatalog,
  routes: [
    {
      paths: homePaths,
      layout: 'shared',
      isWritten: true,
      load: () => import('./Home.page.tsx'),
    },
    {
      paths: ['/promotions'],
      layout: 'shared',
      title: msg`Promotions`,
      isWritten: true,
      load: () => import('./promotions/Promotions.page.tsx'),
    },
  ],
  modals: { popup: () => import('./popup/Popup.modal.tsx') },
  slots: {
    'home-hero-full': () => import('./hero/FullHero.slot.tsx'),
    'home-hero-split': () => import('./hero/SplitHero.slot.tsx'),
    'home-hero-data': () => import('./hero/DataHero.slot.tsx'),
    'home-hero-pile': () => import('./hero/PileHero.slot.tsx'),
    'home-notices': () => import('./sections/Notices.slot.tsx'),
    'home-promotions-cards': () => import('./promotions/PromotionCards.slot.tsx'),
    'home-promotions-rows': () => import('./promotions/PromotionRows.slot.tsx'),
    'home-service': () => import('./sections/Service.slot.tsx'),
    overlay: () => import('./popup/Popup.slot.tsx'),
  },
});
