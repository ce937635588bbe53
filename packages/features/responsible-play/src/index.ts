import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** Limits, time-out and self-exclusion, and the reality check over every page of a member's. */
export const feature = defineFeature({
  id: 'responsible-play',
  routes: [
    {
      paths: ['/member/limits'],
      layout: 'member',
      title: msg`Play limits`,
      load: () => import('./Limits.page.tsx'),
    },
  ],
  entries: [{ place: 'centre', label: msg`Play limits`, order: 80, to: '/member/limits', icon: 'shield' }],
  slots: { 'overlay-member': () => import('./reality/RealityCheck.slot.tsx') },
  modals: { playTimeOver: () => import('./reality/PlayTimeOver.modal.tsx') },
  catalog,
});
