import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import type { Fixtures } from '../Fixtures.ts';
import { balance } from './balance.ts';
import { bet } from './bet.ts';
import { checkCall } from './checkCall.ts';
import { createState } from './createState.ts';
import { drawResult } from './drawResult.ts';
import { endRound } from './endRound.ts';
import { rollback } from './rollback.ts';
import { type Body, Refusal, type State, type Told } from './State.ts';
import { win } from './win.ts';

const calls = { balance, bet, win, rollback, endRound };
const isCall = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);

/** Faults that show only while calls of a kind wait for each other. */
const crowdFaults = { balance: ['in-time'], bet: ['bet-at-once', 'bets-in-parallel'] };

const answerCall = (state: State, name: string, request: IncomingMessage, text: string): Told => {
  const [vendor, signature] = [request.headers['x-vendor'], request.headers['x-signature']];
  const sent = { vendor: String(vendor), text, signature: signature?.toString() };
  if (name === 'drawResult') return drawResult(state, sent);
  if (!isCall(name)) throw new Refusal('NOT_FOUND');
  const { body, given } = checkCall(state, name, sent);
  return calls[name](state, body, given);
};

const answer = async (state: State, request: IncomingMessage, response: ServerResponse) => {
  const name = request.url?.split('/').at(-1) ?? '';
  const text = await readText(request);
  const body = JSON.parse(text) as Body;
  state.waiting.push(body);
  if ((name === 'bet' || name === 'balance') && crowdFaults[name].some(state.breaks)) await wait(8);
  const isCrowd = name === 'balance' && state.waiting.length > 5;
  let told: Record<string, unknown>;
  try {
    told = { success: true, value: answerCall(state, name, request, text) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.statusCode = 400;
    told = { success: false, error: { code: error.message } };
  }
  state.waiting.splice(state.waiting.indexOf(body), 1);
  if (isCrowd && state.breaks('in-time')) await wait(400);
  if (name === 'bet' && state.breaks('timeout-retry')) {
    response.on('close', () => response.writableEnded || state.taken.delete(body.transactionId));
    await wait(30);
    // Whatever came while the machine was busy elsewhere is noticed first.
    await immediate();
    await immediate();
  }
  response.end(JSON.stringify(told));
};

/** A wallet in memory over HTTP that keeps every rule, or breaks one: what the kit itself is tested with. */
export const startReference = async (
  fault?: string,
): Promise<{ fixtures: Fixtures; stop: () => Promise<void> }> => {
  const { state, fixtures } = createState(fault);
  const server = createServer((request, response) => void answer(state, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    fixtures: { ...fixtures, url: `http://127.0.0.1:${port}` },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
};
