import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

/** What agents have beside a member's own: whom they have invited, and what they invite by. */
export const feature = defineFeature({
  id: 'agent',
  routes: [
    {
      paths: ['/agent/team'],
      layout: 'member',
      title: msg`My team`,
      about: msg`Whom you have invited, and the link that newcomers register by.`,
      load: () => import('./team/Team.page.tsx'),
    },
  ],
  entries: [
    {
      place: 'centre',
      label: msg`My team`,
      order: 65,
      to: '/agent/team',
      icon: 'users',
      forAgents: true,
    },
  ],
  slots: { 'member-agent': () => import('./entry/AgentEntry.slot.tsx') },
  catalog,
});
