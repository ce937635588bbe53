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
      about: msg`Decide in advance how much money and time you spend on playing. We enforce the limits you set here, so you don’t have to rely on willpower.`,
      load: () => import('./Limits.page.tsx'),
    },
  ],
  entries: [{ place: 'centre', label: msg`Play limits`, order: 80, to: '/member/limits', icon: 'shield' }],
  slots: { 'overlay-member': () => import('./reality/RealityCheck.slot.tsx') },
  modals: { playTimeOver: () => import('./reality/PlayTimeOver.modal.tsx') },
  catalog,
});
