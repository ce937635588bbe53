import type { LiveMessage } from '../live/LiveMessage.ts';

/** How a page speaks with its table. */
export type TableLink = {
  /** Hears the table until the answer is called; `onOffline` where the connection is lost or is back. */
  listen: (onMessage: (message: LiveMessage) => void, onOffline: (isOffline: boolean) => void) => () => void;
  bet: (chips: Readonly<Record<string, number>>) => Promise<{ refused?: string }>;
  /** What the player can bet, in minor units. */
  balance: () => Promise<number | undefined>;
};
