import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** Which domain of the site is the fastest for whoever looks. */
export const feature = defineFeature({
  id: 'speed-test',
  routes: [
    {
      paths: ['/speed.html'],
      layout: 'shared',
      shape: 'list',
      title: msg`Speed test`,
      isWritten: true,
      load: () => import('./SpeedTest.page.tsx'),
    },
  ],
  entries: [{ place: 'footer', label: msg`Speed test`, order: 40, to: '/speed.html' }],
  catalog,
});
