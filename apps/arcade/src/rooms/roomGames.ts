import { caro } from './caro/caro.ts';
import type { RoomRules } from './RoomRules.ts';
import { tienLen } from './tienLen/tienLen.ts';

/** What is played in rooms, by kind; `short` begins the ids of its rooms. */
export const roomGames = {
  tienLen: { short: 'tl', rules: tienLen as RoomRules },
  caro: { short: 'caro', rules: caro as RoomRules },
} as const;

/** The name of a kind of rooms. */
export type RoomKind = keyof typeof roomGames;

/** Whether a kind of games is played in rooms. */
export const isRoomKind = (kind: string): kind is RoomKind => Object.hasOwn(roomGames, kind);
