import Fastify, { type FastifyInstance } from 'fastify';
import type { Behaviour } from './Behaviour.ts';
import { createDesk } from './createDesk.ts';
import { createTransfers } from './createTransfers.ts';
import { createTeller } from './createTeller.ts';
import { registerOrders } from './registerOrders.ts';
import { registerPages } from './registerPages.ts';
import { registerSandbox } from './registerSandbox.ts';

/** What a gateway is made from. */
export type GatewayOptions = {
  /** Shared with the platform; both sign with it. */
  secret: string;
  /** Milliseconds before a callback that was not taken is made again. */
  retryMilliseconds?: number;
};

/** Makes a gateway that is ready to listen; it keeps everything in memory. */
export const createGateway = ({ secret, retryMilliseconds = 1000 }: GatewayOptions): FastifyInstance => {
  const app: FastifyInstance = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  let behaviour: Behaviour = {};
  const mannersFor = (reference: string): Behaviour =>
    behaviour.reference === undefined || behaviour.reference === reference ? behaviour : {};
  const teller = createTeller({ secret, mannersFor, retryMilliseconds });
  const desk = createDesk(teller, mannersFor);
  const transfers = createTransfers(teller);

  // Signatures are over the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onClose', async () => teller.stop());
  registerOrders(app, { desk, transfers }, secret);
  registerSandbox(app, { desk, transfers, told: teller.told, behave: (next) => (behaviour = next) });
  registerPages(app, {
    desk,
    transfers,
    told: teller.told,
    behave: (next) => (behaviour = next),
    behaviour: () => behaviour,
  });
  return app;
};
