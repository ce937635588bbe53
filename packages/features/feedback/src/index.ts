import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** Questions, complaints and affiliate requests to the merchant. */
export const feature = defineFeature({
  id: 'feedback',
  routes: [
    {
      paths: ['/feedback'],
      layout: 'shared',
      shape: 'form',
      title: msg`Feedback`,
      isWritten: true,
      load: () => import('./Feedback.page.tsx'),
    },
  ],
  entries: [{ place: 'footer', label: msg`Send feedback`, order: 10, to: '/feedback' }],
  catalog,
});
