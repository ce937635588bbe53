import type { Decision } from '../roads/Decision.ts';
import type { Limits } from './readChips.ts';

/** What a table does: it rests while nobody is there. */
export type Phase = 'resting' | 'betting' | 'closing' | 'showing';

/** A round as one player sees it; amounts in minor units, times in milliseconds from now. */
export type ShownRound = {
  id: string;
  number: number;
  /** SHA-256 of the seed, from before betting opened. */
  hash: string;
  closesIn: number;
  endsIn: number;
  /** The player's own stakes that were taken, by spot. */
  chips: Readonly<Record<string, number>>;
  result?: unknown;
  seed?: string;
  won?: number;
};

/** A round of the list of results. */
export type PastRound = { number: number; label: string; side?: Decision };

/** What a table tells each page that watches it. */
export type LiveMessage = {
  type: 'table';
  phase: Phase;
  /** People who are connected now, oneself counted in. */
  players: number;
  limits: Limits;
  round: ShownRound | null;
  history?: readonly PastRound[];
};
