import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import { newSeed } from '../fairness/newSeed.ts';
import type { Arcade } from '../games/Arcade.ts';
import type { LiveMessage } from './live/LiveMessage.ts';
import { createLiveStore } from './live/createLiveStore.ts';
import { createLiveTable, type LiveTable } from './live/createLiveTable.ts';
import { type LiveGame, liveTables } from './live/liveTables.ts';
import { openEvents } from './live/openEvents.ts';

/** What tables ask of the arcade. */
export type TableParts = Pick<
  Arcade,
  'store' | 'cashier' | 'seats' | 'limitsOf' | 'requireSeat' | 'reachDisk'
>;

/** The calls of live tables; as the arcade starts, rounds that its end interrupted are settled. */
export const registerTables = (
  app: FastifyInstance,
  { store, cashier, seats, limitsOf, requireSeat, reachDisk }: TableParts,
  games: ReadonlyMap<string, LiveGame> = liveTables,
): void => {
  const tables = new Map<string, LiveTable>();
  app.addHook('onReady', async () => {
    for (const [id, { rules, timing }] of games) {
      const table = createLiveTable({
        id,
        rules,
        timing,
        store: createLiveStore(store, id),
        cashier,
        limitsOf: (currency) => limitsOf(id, currency),
        newSeed,
        newBetId: () => `live.${randomUUID()}`,
        hashOf,
        drawsOf,
        seatOf: seats.bySession,
      });
      tables.set(id, table);
    }
  });
  app.addHook('preClose', async () => tables.forEach((table) => table.close()));

  const find = (request: FastifyRequest) => {
    const seat = requireSeat(request);
    const table = tables.get(seat.caller.game);
    if (!table) throw Object.assign(new Error('The game is no live table.'), { statusCode: 404 });
    return { seat, table };
  };
  app.get('/table/events', (request, reply) => {
    const { seat, table } = find(request);
    openEvents<LiveMessage>(request, reply, reachDisk, (send) => table.join(seat, send));
  });
  app.post('/table/bet', (request) => {
    const { seat, table } = find(request);
    return table.bet(seat, request.body);
  });
};
