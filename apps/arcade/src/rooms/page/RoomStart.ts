import type { Start } from '../../pages/Start.ts';
import type { RoomKind } from '../roomGames.ts';
import type { RoomText } from '../texts.ts';

/** What a room's page is given as it opens. */
export type RoomStart = Start & {
  kind: RoomKind;
  /** The room that the launch named; with none the page lets its player choose. */
  room?: string;
  texts: Record<RoomText, string>;
};
