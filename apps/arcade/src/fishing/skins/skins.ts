import type { FishingName } from '../fisheries.ts';
import type { FishingSkin } from '../FishingSkin.ts';
import { harbour } from './harbour.ts';
import { lantern } from './lantern.ts';
import { palace } from './palace.ts';
import { pond } from './pond.ts';
import { reef } from './reef.ts';
import { storm } from './storm.ts';
import { tides } from './tides.ts';

/** What each fishing game looks like. */
export const skins: Readonly<Record<FishingName, FishingSkin>> = {
  fishTides: tides,
  fishReef: reef,
  fishPalace: palace,
  fishLantern: lantern,
  fishCrab: harbour,
  fishStorm: storm,
  fishKoi: pond,
};
