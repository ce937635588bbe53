import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** The help centre: how things are done here, terms, privacy and responsible gaming. */
export const feature = defineFeature({
  id: 'help',
  routes: [
    {
      paths: ['/help'],
      layout: 'shared',
      shape: 'article',
      title: msg`Help centre`,
      isWritten: true,
      load: () => import('./Help.page.tsx'),
    },
    {
      paths: ['/helpmc'],
      layout: 'bare',
      shape: 'article',
      title: msg`Help centre`,
      isWritten: true,
      load: () => import('./HelpMc.page.tsx'),
    },
  ],
  entries: [{ place: 'tools', label: msg`Help centre`, order: 30, to: '/help', icon: 'help' }],
  catalog,
});
