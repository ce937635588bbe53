import { createContext, useContext } from 'react';
import type { RoomMessage } from '../RoomMessage.ts';
import type { RoomText } from '../texts.ts';

/** What every part of a room's page knows. */
export type RoomView = {
  say: (text: RoomText, values?: Record<string, string | number>) => string;
  money: (minor: number) => string;
  room: RoomMessage;
  /** The seat's place in the game that is played, null for who looks on. */
  place: number | null;
  /** Whether the next move is this player's. */
  isMyTurn: boolean;
  move: (move: unknown) => void;
};

const Context = createContext<RoomView | undefined>(undefined);

export const RoomProvider = Context.Provider;

/** The room that a part belongs to. */
export const useRoom = (): RoomView => {
  const room = useContext(Context);
  if (!room) throw new Error('A part of a room stands outside of it.');
  return room;
};
