import type { FastifyRequest } from 'fastify';
import type { Seat } from '../launch/Seat.ts';
import type { Seats } from '../launch/createSeats.ts';
import type { Store } from '../store/openStore.ts';
import type { Answer } from '../wallet/Answer.ts';
import type { Cashier } from '../wallet/createCashier.ts';

/** What the arcade gives its games. */
export type Arcade = {
  store: Store;
  seats: Seats;
  cashier: Cashier;
  /** The brands that offer a vendor's games. */
  brandsOf: (vendor: string) => string[];
  /** Tells a brand what a lottery of a vendor has drawn, once (docs/vendor-wallet-api.md, "Results of draws"). */
  tellResult: (
    party: { brand: string; vendor: string },
    result: Readonly<Record<string, unknown>>,
  ) => Promise<Answer>;
  /** Waits until what is in the store has reached the disk: nothing of it may be told before. */
  reachDisk: () => Promise<void>;
  log: (message: string) => void;
  /** Milliseconds; the sandbox may move it. */
  now: () => number;
  /** The least and most of a stake of a game, in minor units of a currency. */
  limitsOf: (game: string, currency: string) => { min: number; max: number };
  /** Who calls, by the `Authorization` of the page's calls or the `session` of an address; answers 401 otherwise. */
  requireSeat: (request: FastifyRequest) => Seat;
};
