import { defineFeature } from '@marquee/feature-core';
import { catalog } from '../catalog.ts';

/** The lottery dropdown of the header and the next draws on the home page. */
export const feature = defineFeature({
  id: 'lottery-menu',
  catalog,
  slots: {
    'header-lottery': () => import('./HeaderLottery.slot.tsx'),
    'home-lottery': () => import('./HomeLottery.slot.tsx'),
  },
});
