import { defineFeature } from '@marquee/feature-core';
import { catalog, furtherCatalog } from '../catalog.ts';

/** Recent wins on the home page. */
export const feature = defineFeature({
  id: 'winner-board',
  catalog,
  furtherCatalog,
  slots: {
    'home-winners-board': () => import('./WinnersBoard.slot.tsx'),
    'home-winners-strip': () => import('./WinnersStrip.slot.tsx'),
  },
});
