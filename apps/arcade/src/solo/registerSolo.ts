import type { FastifyInstance } from 'fastify';
import type { Arcade } from '../games/Arcade.ts';
import type { Solo } from './createSolo.ts';

type Body = { Body: Record<string, unknown> | null | undefined };

/** The calls of games that one plays alone. */
export const registerSolo = (app: FastifyInstance, arcade: Arcade, solo: Solo): void => {
  const { requireSeat } = arcade;
  app.get('/solo', (request) => solo.look(requireSeat(request)));
  app.post<Body>('/solo/round', (request, reply) => {
    const seat = requireSeat(request);
    const ask = request.body?.['ask'];
    if (typeof ask !== 'string' || !/^[\w-]{8,64}$/.test(ask))
      return reply.code(400).send({ refused: 'BAD_BET' });
    return solo.play(seat, ask, request.body?.['bet']);
  });
  app.post<Body>('/solo/act', (request) =>
    solo.act(requireSeat(request), String(request.body?.['round']), request.body?.['action']),
  );
  app.post<Body>('/solo/seed', (request) => solo.changeSeed(requireSeat(request), request.body?.['client']));
  app.get('/balance', async (request) => ({ balance: await arcade.cashier.balance(requireSeat(request)) }));
};
