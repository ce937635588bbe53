import type { SoloRules } from '../solo/SoloRules.ts';
import { createFishingRules } from './createFishingRules.ts';
import { fisheries, type FishingName, fishingNames } from './fisheries.ts';

/** The rules of each fishing game. */
export const fishingRules = Object.fromEntries(
  fishingNames.map((name) => [name, createFishingRules(fisheries[name])]),
) as Record<FishingName, SoloRules>;
