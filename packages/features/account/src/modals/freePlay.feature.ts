import { defineFeature } from '@marquee/feature-core';
import { catalog } from '../catalog.ts';

/** Free play: an account with demo money for a day, without registration. */
export const feature = defineFeature({
  id: 'free-play',
  catalog,
  modals: { freePlay: () => import('./FreePlay.modal.tsx') },
});
