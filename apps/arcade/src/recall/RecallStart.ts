import type { FishingStart } from '../fishing/FishingSkin.ts';
import type { SlotStart } from '../slots/SlotStart.ts';
import type { ShownSolo } from '../solo/createSolo.ts';
import type { Start } from '../pages/Start.ts';

/** What the page that replays a round is given: the round, and what its game's page would get. */
export type RecallStart = Pick<Start, 'kind' | 'title' | 'language' | 'currency' | 'digits' | 'texts'> &
  Partial<SlotStart> &
  Partial<FishingStart> & { round: ShownSolo };
