import type { Language } from '@marquee/reference';
import type { Caller } from '../wallet/createSender.ts';

/** A player with a game open, as the launch named them. */
export type Seat = {
  /** The same on every page of the player's, whatever game is open. */
  id: string;
  /** The launch that the seat came with. */
  session: number;
  language: Language;
  currency: string;
  mode: 'real' | 'demo';
  lobbyUrl: string;
  caller: Caller;
};
