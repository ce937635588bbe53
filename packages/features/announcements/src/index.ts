import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** What the merchant says to everyone, the messages to one member, and a promotion's terms. */
export const feature = defineFeature({
  id: 'announcements',
  entries: [
    { place: 'tools', label: msg`Announcements`, order: 20, modal: 'announcements', icon: 'megaphone' },
  ],
  modals: {
    announcements: () => import('./announcements/Announcements.modal.tsx'),
    promotion: () => import('./promotion/Promotion.modal.tsx'),
  },
  catalog,
});
