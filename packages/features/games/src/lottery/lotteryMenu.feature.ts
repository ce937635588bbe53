import { defineFeature } from '@marquee/feature-core';
import { catalog, furtherCatalog } from '../catalog.ts';

/** The lottery dropdown of the header, and draws on the home page. */
export const feature = defineFeature({
  id: 'lottery-menu',
  catalog,
  furtherCatalog,
  slots: {
    'header-lottery': () => import('./HeaderLottery.slot.tsx'),
    'home-lottery-board': () => import('./board/LotteryBoard.slot.tsx'),
    'home-lottery-next': () => import('./NextDraws.slot.tsx'),
  },
});
