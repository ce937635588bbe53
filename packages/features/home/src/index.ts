import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** The home page, the list of promotions and the announcement that pops up once. */
export const feature = defineFeature({
  id: 'home',
  catalog,
  routes: [
    {
      paths: ['/', '/index', '/index.html', '/home'],
      layout: 'shared',
      isPrerendered: true,
      load: () => import('./Home.page.tsx'),
    },
    {
      paths: ['/promotions'],
      layout: 'shared',
      title: msg`Promotions`,
      load: () => import('./promotions/Promotions.page.tsx'),
    },
  ],
  slots: { overlay: () => import('./popup/Popup.slot.tsx') },
});
