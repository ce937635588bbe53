import type { FastifyRequest } from 'fastify';
import type { Seat } from '../launch/Seat.ts';
import type { Seats } from '../launch/createSeats.ts';
import type { Store } from '../store/openStore.ts';
import type { Cashier } from '../wallet/createCashier.ts';

/** What the arcade gives its games. */
export type Arcade = {
  store: Store;
  seats: Seats;
  cashier: Cashier;
  /** Milliseconds; the sandbox may move it. */
  now: () => number;
  /** The least and most of a stake of a game, in minor units of a currency. */
  limitsOf: (game: string, currency: string) => { min: number; max: number };
  /** Who calls, by the `Authorization` of the page's calls or the `session` of an address; answers 401 otherwise. */
  requireSeat: (request: FastifyRequest) => Seat;
};
