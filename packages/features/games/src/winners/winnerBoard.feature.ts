import { defineFeature } from '@marquee/feature-core';
import { catalog } from '../catalog.ts';

/** The board of recent wins on the home page. */
export const feature = defineFeature({
  id: 'winner-board',
  catalog,
  slots: { 'home-winners': () => import('./HomeWinners.slot.tsx') },
});
