import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** How a member protects the account: passkeys, authenticator app, known addresses, devices, passwords. */
export const feature = defineFeature({
  id: 'security',
  routes: [
    {
      paths: ['/member/security'],
      layout: 'member',
      title: msg`Security`,
      about: msg`Keep others out of your account, even if they know your password.`,
      load: () => import('./Security.page.tsx'),
    },
  ],
  entries: [{ place: 'centre', label: msg`Security`, order: 75, to: '/member/security', icon: 'lock' }],
  slots: { 'member-steps': () => import('./protection/NextSteps.slot.tsx') },
  catalog,
});
