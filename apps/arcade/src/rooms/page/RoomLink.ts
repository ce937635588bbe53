import type { RoomMessage } from '../RoomMessage.ts';

type Answer = Promise<{ refused?: string }>;

/** How a page speaks with its room. */
export type RoomLink = {
  listen: (onMessage: (message: RoomMessage) => void, onOffline: (isOffline: boolean) => void) => () => void;
  ready: (isReady: boolean) => Answer;
  sit: () => Answer;
  move: (move: unknown) => Answer;
  balance: () => Promise<number | undefined>;
};
