import Fastify, { type FastifyInstance } from 'fastify';
import { gameOf } from './games/catalogue.ts';
import type { Arcade } from './games/Arcade.ts';
import { kindOf, kinds } from './games/kinds.ts';
import { limitsFor } from './games/limitsFor.ts';
import { createSeats } from './launch/createSeats.ts';
import { registerLaunch } from './launch/registerLaunch.ts';
import { registerFiles } from './pages/registerFiles.ts';
import { createRecallLinks } from './recall/createRecallLinks.ts';
import { registerRecall } from './recall/registerRecall.ts';
import { createSolo } from './solo/createSolo.ts';
import { registerSolo } from './solo/registerSolo.ts';
import { createDisk } from './store/createDisk.ts';
import { openStore } from './store/openStore.ts';
import { registerVerify } from './verify/registerVerify.ts';
import { createCashier } from './wallet/createCashier.ts';
import { createSender } from './wallet/createSender.ts';
import type { Partners } from './wallet/Partners.ts';

/** What an arcade is made from. */
export type ArcadeOptions = {
  /** The file of its store, or `:memory:`. */
  path: string;
  /** Who offers the games, asked anew with each call: secrets are turned over while it runs. */
  partners: () => Partners;
  /** Lets `POST /sandbox/clock` move the arcade's clock. */
  isSandbox?: boolean;
  /** Milliseconds that the platform has for an answer. */
  patience?: number;
  log?: (message: string) => void;
};

const bearer = /^Bearer ([\w-]{16,64})$/;

/** Makes an arcade that is ready to listen, and takes up what the one before left in its store. */
export const createArcade = ({
  path,
  partners,
  isSandbox,
  patience,
  log,
}: ArcadeOptions): FastifyInstance => {
  const app: FastifyInstance = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  const store = openStore(path);
  const seats = createSeats(store);
  const disk = createDisk(store);
  const sender = createSender(partners, patience);
  const cashier = createCashier({
    store,
    seats,
    send: async (...call) => {
      await disk.reach();
      return sender.send(...call);
    },
    ...(log && { log }),
  });
  const limitsOf: Arcade['limitsOf'] = (game, currency) => {
    const kind = gameOf(game)?.kind;
    return limitsFor(kind === undefined ? [1, 0] : kindOf(kind).limits, currency);
  };
  let ahead = 0;
  const arcade: Arcade = {
    store,
    seats,
    cashier,
    limitsOf,
    brandsOf: (vendor) =>
      Object.entries(partners()).flatMap(([brand, { secrets }]) =>
        secrets[vendor] === undefined ? [] : brand,
      ),
    tellResult: async (...result) => {
      await disk.reach();
      return sender.tellResult(...result);
    },
    reachDisk: disk.reach,
    log: log ?? console.error,
    now: () => Date.now() + ahead,
    requireSeat: (request) => {
      const named = bearer.exec(request.headers.authorization ?? '')?.[1];
      const { session } = request.query as { session?: unknown };
      const secret = named ?? (typeof session === 'string' ? session : '');
      const seat = secret ? seats.bySecret(secret) : undefined;
      if (!seat) throw Object.assign(new Error('The session is not known.'), { statusCode: 401 });
      return seat;
    },
  };
  const links = createRecallLinks(store);
  const solo = createSolo({
    recallOf: links.linkTo,
    store,
    seats,
    cashier,
    limitsOf,
    rulesOf: (game) => {
      const kind = gameOf(game)?.kind;
      return kind === undefined ? undefined : kindOf(kind).rules;
    },
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) (log ?? console.error)(error.stack ?? error.message);
    return reply.code(status).send({ refused: status === 401 ? 'TOKEN_EXPIRED' : 'failed' });
  });
  app.addHook('onSend', async () => disk.reach());
  app.get('/health', () => ({ ok: true, waiting: cashier.waiting() }));
  if (isSandbox)
    app.post<{ Body: { advanceSeconds?: number; reset?: boolean } | null }>(
      '/sandbox/clock',
      ({ body }, reply) => {
        const { advanceSeconds = 0, reset = false } = body ?? {};
        if (!Number.isSafeInteger(advanceSeconds) || advanceSeconds < 0)
          return reply.code(400).send({ refused: 'advanceSeconds has to be a whole number of 0 or more.' });
        ahead = (reset ? 0 : ahead) + advanceSeconds * 1000;
        return { now: new Date(Date.now() + ahead).toISOString() };
      },
    );
  registerFiles(app);
  registerLaunch(app, arcade);
  registerVerify(app);
  registerRecall(app, { arcade, solo, links });
  registerSolo(app, arcade, solo);
  for (const kind of new Set(Object.values(kinds))) kind.register?.(app, arcade);
  app.addHook('onReady', async () => {
    solo.start();
    for (const kind of new Set(Object.values(kinds))) kind.resume?.(arcade);
    cashier.start();
  });
  app.addHook('onClose', async () => {
    for (const kind of new Set(Object.values(kinds))) kind.stop?.();
    solo.stop();
    cashier.stop();
    sender.close();
    await disk.close();
    store.close();
  });
  return app;
};
