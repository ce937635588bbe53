import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** The site as an app: how it is installed on each system. */
export const feature = defineFeature({
  id: 'app-download',
  routes: [
    {
      paths: ['/m/appDownload'],
      layout: 'shared',
      title: msg`The app`,
      isWritten: true,
      load: () => import('./AppDownload.page.tsx'),
    },
  ],
  catalog,
});
