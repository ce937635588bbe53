import type { FishingName } from '../fisheries.ts';
import type { FishingSkin } from '../FishingSkin.ts';
import { tides } from './tides.ts';

/** What each fishing game looks like. */
export const skins: Readonly<Record<FishingName, FishingSkin>> = {
  fishTides: tides,
};
