import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Arcade } from '../games/Arcade.ts';
import { catalogue } from '../games/catalogue.ts';
import { openEvents } from '../tables/live/openEvents.ts';
import { createRooms, type RoomParts } from './createRooms.ts';
import { isRoomKind } from './roomGames.ts';
import type { RoomMessage } from './RoomMessage.ts';

type Body = { Body: { room?: unknown; isReady?: unknown; move?: unknown } | null | undefined };

/** The calls of rooms, and their list for the platform; as the arcade starts, interrupted games go on. */
export const registerRooms = (
  app: FastifyInstance,
  arcade: RoomParts & Pick<Arcade, 'requireSeat' | 'reachDisk'>,
): void => {
  const rooms = createRooms(arcade);
  app.addHook('onReady', async () => rooms.resume());
  app.addHook('preClose', async () => rooms.close());

  const enter = (request: FastifyRequest, id: unknown) => {
    const seat = arcade.requireSeat(request);
    const found = typeof id === 'string' && id.length <= 64 ? rooms.find(id) : undefined;
    const isTheirs =
      found?.game === seat.caller.game && found.currency === seat.currency && found.mode === seat.mode;
    if (!found || !isTheirs) throw Object.assign(new Error('There is no such room.'), { statusCode: 404 });
    return { seat, room: found.room };
  };

  app.get('/rooms', (request) => {
    const query = request.query as Record<string, unknown>;
    const [vendor, currency] = [query['vendor'], query['currency']];
    const mode = query['mode'] === 'demo' ? 'demo' : 'real';
    const offered = catalogue.filter((game) => isRoomKind(game.kind) && game.vendor === vendor);
    return {
      rooms: typeof currency === 'string' ? offered.flatMap(({ id }) => rooms.list(id, currency, mode)) : [],
    };
  });
  app.get('/room/list', (request) => {
    const { caller, currency, mode } = arcade.requireSeat(request);
    return { rooms: rooms.list(caller.game, currency, mode) };
  });
  app.get('/room/events', (request, reply) => {
    const { seat, room } = enter(request, (request.query as Record<string, unknown>)['room']);
    openEvents<RoomMessage>(request, reply, arcade.reachDisk, (send) => room.join(seat, send));
  });
  app.post<Body>('/room/ready', (request) => {
    const { seat, room } = enter(request, request.body?.room);
    return room.ready(seat, request.body?.isReady === true);
  });
  app.post<Body>('/room/sit', (request) => {
    const { seat, room } = enter(request, request.body?.room);
    room.sit(seat);
    return {};
  });
  app.post<Body>('/room/move', (request) => {
    const { seat, room } = enter(request, request.body?.room);
    return room.move(seat, request.body?.move);
  });
};
