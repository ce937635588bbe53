import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { accountModals } from './accountModals.ts';
import { catalog } from './catalog.ts';

/** Login, registration, passwords and free play. */
export const feature = defineFeature({
  id: 'account',
  catalog,
  routes: [
    {
      paths: ['/register', '/register.html'],
      layout: 'shared',
      isPrerendered: true,
      title: msg`Open an account`,
      load: () => import('./registration/Register.page.tsx'),
    },
  ],
  modals: accountModals,
});
