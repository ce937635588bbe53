import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createVendor, newId, type VendorAnswer } from './createVendor.ts';

/** What a game did when a browser opened it. */
export type Played = { parameters: Record<string, string>; answers: VendorAnswer[] };

/**
 * A vendor's game server, which knows of a player what its launch address tells: whoever opens it has a round played,
 * a bet of 1,000 that wins 2,500. It answers what came of that.
 */
export const startGameServer = async (
  appOf: () => FastifyInstance,
  { vendor, secret }: { vendor: string; secret: string },
): Promise<{ launchUrl: string; stop: () => void }> => {
  const play = async (parameters: Record<string, string>): Promise<Played> => {
    const { call } = createVendor(appOf());
    const { brand = '', player: id = '', token = '', gameId = '', currency = '' } = parameters;
    const who = { vendor, secret, brand, player: id, token, gameId, currency };
    const betTransactionId = newId();
    const answers = [await call(who, 'balance')];
    answers.push(await call(who, 'bet', { transactionId: betTransactionId, amount: 1_000 }));
    answers.push(await call(who, 'win', { amount: 2_500, betTransactionId }));
    answers.push(await call(who, 'endRound'));
    return { parameters, answers };
  };
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    void play(Object.fromEntries(searchParams)).then((played) => response.end(JSON.stringify(played)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    launchUrl: `http://127.0.0.1:${port}/play?theme=dark`,
    stop: () => void server.close(),
  };
};
