import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Behaviour } from './Behaviour.ts';
import type { Desk } from './createDesk.ts';
import type { ToldEvent } from './GatewayEvent.ts';
import type { Transfers } from './createTransfers.ts';
import { readJson } from './readJson.ts';
import { Transfer } from './Transfer.ts';

const Play = Type.Object(
  {
    reference: Type.String(),
    outcome: Type.Enum(['paid', 'failed']),
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  },
  { additionalProperties: false },
);

type Parts = {
  desk: Desk;
  transfers: Transfers;
  told: readonly ToldEvent[];
  behave: (next: Behaviour) => void;
};

/** Answers tests and programs that play the payer, the bank, and its moods. */
export const registerSandbox = (app: FastifyInstance, { desk, transfers, told, behave }: Parts): void => {
  app.get('/health', async () => ({ status: 'live' }));
  app.get('/events.json', async () => ({ events: told }));
  app.post('/behaviour', async (request, reply) => {
    const next = readJson(Behaviour, request.body);
    if (typeof next === 'string') return reply.code(400).send({ error: next });
    behave(next);
    return next;
  });
  app.post('/transfers', async (request, reply) => {
    const ask = readJson(Transfer, request.body);
    if (typeof ask === 'string') return reply.code(400).send({ error: ask });
    const { reference } = transfers.arrive(ask);
    return reply.code(201).send({ reference });
  });
  app.get('/transfers.json', async () => ({
    transfers: transfers.list().map(({ reference, isReturned }) => ({ reference, isReturned })),
  }));
  app.post('/play', async (request, reply) => {
    const play = readJson(Play, request.body);
    if (typeof play === 'string') return reply.code(400).send({ error: play });
    const order = desk.byReference(play.reference);
    if (!order) return reply.code(404).send({ error: 'There is no such order.' });
    desk.settle(order, play.outcome, play.amount);
    return { state: order.state };
  });
};
