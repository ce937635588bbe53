import { msg } from '@lingui/core/macro';
import { defineFeature } from '@marquee/feature-core';
import { catalog } from './catalog.ts';

const title = msg`My team`;

/** What agents have beside a member's own: whom they have invited, and what they invite by. */
export const feature = defineFeature({
  id: 'agent',
  routes: [
    {
      paths: ['/agent/team'],
      layout: 'member',
      shape: 'list',
      title,
      about: msg`The people you’ve invited, and the link new players register with.`,
      load: () => import('./team/Team.page.tsx'),
    },
  ],
  entries: [
    {
      place: 'centre',
      label: title,
      order: 65,
      to: '/agent/team',
      icon: 'users',
      forAgents: true,
    },
  ],
  slots: { 'member-agent': () => import('./entry/AgentEntry.slot.tsx') },
  catalog,
});
