import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Desk } from './createDesk.ts';
import type { Transfers } from './createTransfers.ts';
import { DepositOrder, PayoutOrder } from './Order.ts';
import { readJson } from './readJson.ts';
import { isSigned, signatureHeader } from './signature.ts';
import { ReturnOrder } from './Transfer.ts';

/** The account that transfers go to. No bank has this number: a code that is scanned by a real app moves nothing. */
const account = { bin: '970000', bank: 'Sandbox Bank', number: '0001112223334', name: 'MARQUEE SANDBOX' };

/** Answers the platform's own calls, which have to be signed. */
export const registerOrders = (
  app: FastifyInstance,
  { desk, transfers }: { desk: Desk; transfers: Transfers },
  secret: string,
): void => {
  const take =
    <T extends TSchema, Kept>(
      schema: T,
      keep: (ask: Static<T>) => Kept | undefined,
      answer: (order: Kept, request: FastifyRequest) => object,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const text = String(request.body ?? '');
      if (!isSigned(secret, text, request.headers[signatureHeader])) {
        return reply.code(401).send({ error: 'The signature is wrong.' });
      }
      const ask = readJson(schema, text);
      if (typeof ask === 'string') return reply.code(400).send({ error: ask });
      const order = keep(ask as Static<T>);
      if (!order) return reply.code(409).send({ error: 'The reference stands for another order.' });
      return reply.code(201).send(answer(order, request));
    };

  app.post(
    '/orders',
    take(DepositOrder, desk.takeDeposit, (order, request) => ({
      id: order.id,
      account: order.kind === 'deposit' && order.ask.shows !== 'redirect' ? account : null,
      payUrl: `${request.protocol}://${request.host}/pay/${order.id}`,
    })),
  );
  app.post(
    '/payouts',
    take(PayoutOrder, desk.takePayout, (order) => ({ id: order.id })),
  );
  app.post(
    '/returns',
    take(ReturnOrder, transfers.giveBack, (transfer) => ({ id: transfer.id })),
  );
};
