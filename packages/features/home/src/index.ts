import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';
import { homePaths } from './homePaths.ts';

/** The home page, the list of promotions and the announcement that pops up once. */
export const feature = defineFeature({
  id: 'home',
  catalog,
  routes: [
    {
      paths: homePaths,
      layout: 'shared',
      isPrerendered: true,
      load: () => import('./Home.page.tsx'),
    },
    {
      paths: ['/promotions'],
      layout: 'shared',
      title: msg`Promotions`,
      isPrerendered: true,
      load: () => import('./promotions/Promotions.page.tsx'),
    },
  ],
  modals: { popup: () => import('./popup/Popup.modal.tsx') },
  slots: { overlay: () => import('./popup/Popup.slot.tsx') },
});
