import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeats } from '../launch/createSeats.ts';
import { openStore } from '../store/openStore.ts';
import { createCashier } from '../wallet/createCashier.ts';
import type { Send } from '../wallet/createSender.ts';
import type { LiveGame } from './live/liveTables.ts';
import type { LiveMessage } from './live/LiveMessage.ts';
import { registerTables } from './registerTables.ts';
import { roulette } from './rules/roulette.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'marquee-tables-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A wallet that keeps each transaction once, as the API says, and what a player has. */
const createWallet = () => {
  const done = new Map<string, string>();
  const balances = new Map<string, number>();
  const send: Send = async ({ player }, call, fields) => {
    const id = String(fields['transactionId']);
    const amount = Number(fields['amount'] ?? 0);
    const before = balances.get(player) ?? 1000;
    if (!done.has(id) && call !== 'balance') {
      done.set(id, `${call} ${player} ${amount}`);
      balances.set(player, before + (call === 'bet' ? -amount : call === 'win' ? amount : 0));
    }
    return { kind: 'done', balance: balances.get(player) ?? before };
  };
  return { send, balances, calls: () => [...done.values()] };
};

const play = async (send: Send, timing: LiveGame['timing']) => {
  const app = Fastify({ forceCloseConnections: true });
  const store = openStore(join(folder, 'arcade.sqlite'));
  const seats = createSeats(store);
  const cashier = createCashier({ store, seats, send });
  registerTables(
    app,
    {
      store,
      cashier,
      seats,
      limitsOf: () => ({ min: 10, max: 500 }),
      reachDisk: async () => undefined,
      requireSeat: ({ query }) => {
        const seat = seats.bySecret(String((query as Record<string, unknown>)['session']));
        if (!seat) throw Object.assign(new Error('not known'), { statusCode: 401 });
        return seat;
      },
    },
    new Map([['wheel', { rules: roulette as LiveGame['rules'], timing }]]),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  cashier.start();
  const sit = async (player: string) => {
    const launch = {
      brand: 'B',
      vendor: 'V',
      game: 'wheel',
      player,
      token: player,
      currency: 'VND',
    } as const;
    const { secret } = seats.open({ ...launch, mode: 'real', language: 'vi', lobbyUrl: 'http://b/' }, 0);
    const told: LiveMessage[] = [];
    const leaving = new AbortController();
    const stream = await fetch(`${address}/table/events?session=${secret}`, { signal: leaving.signal });
    const read = async () => {
      let text = '';
      for await (const part of (stream.body ?? []) as AsyncIterable<Uint8Array>) {
        text += new TextDecoder().decode(part);
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events)
          if (event.startsWith('data: ')) told.push(JSON.parse(event.slice(6)) as LiveMessage);
      }
    };
    void read().catch(() => undefined);
    return {
      told,
      last: () => told.at(-1),
      drop: () => leaving.abort(),
      bet: async (chips: object) => {
        const response = await fetch(`${address}/table/bet?session=${secret}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(chips),
        });
        return (await response.json()) as { refused?: string };
      },
    };
  };
  const stop = async () => {
    cashier.stop();
    await app.close();
    store.close();
  };
  return { sit, stop, cashier };
};

test('two pages at one table see the same round, one of them dropped and back, and each is paid its own', async () => {
  const wallet = createWallet();
  const { sit, stop, cashier } = await play(wallet.send, { betting: 1500, closing: 200, showing: 5000 });
  const lan = await sit('lan');
  const minh = await sit('minh');
  await expect.poll(() => lan.last()?.players).toBe(2);
  expect(await lan.bet({ red: 100, black: 100, 0: 100 })).toEqual({});
  expect(await minh.bet({ red: 501 })).toEqual({ refused: 'limit' });
  lan.drop();
  await expect.poll(() => minh.last()?.players).toBe(1);
  const back = await sit('lan');
  await expect.poll(() => back.last()?.round?.chips).toEqual({ red: 100, black: 100, 0: 100 });
  await expect.poll(() => minh.last()?.phase).toBe('showing');
  await expect.poll(() => back.last()?.phase).toBe('showing');
  const [mine, theirs] = [back.last()?.round, minh.last()?.round];
  expect(mine?.result).toEqual(theirs?.result);
  expect(mine?.seed).toBe(theirs?.seed);
  expect(back.told[0]?.round?.hash).toBe(theirs?.hash);
  await expect.poll(() => cashier.waiting()).toBe(0);
  const won = JSON.stringify(mine?.result) === '{"pocket":0}' ? 3600 : 200;
  expect(mine?.won).toBe(won);
  expect(wallet.balances.get('lan')).toBe(1000 - 300 + won);
  await stop();
});

test('stopped with bets on the table, it settles them once after the start', async () => {
  const wallet = createWallet();
  const first = await play(wallet.send, { betting: 60_000, closing: 200, showing: 5000 });
  const lan = await first.sit('lan');
  expect(await lan.bet({ red: 100, black: 100, 0: 100 })).toEqual({});
  await first.stop();
  expect(wallet.balances.get('lan')).toBe(700);
  for (let start = 0; start < 2; start += 1) {
    const again = await play(wallet.send, { betting: 60_000, closing: 200, showing: 5000 });
    await expect.poll(() => again.cashier.waiting()).toBe(0);
    await again.stop();
  }
  expect([900, 4300]).toContain(wallet.balances.get('lan'));
  expect(wallet.calls().map((call) => call.split(' ')[0])).toEqual(['bet', 'win', 'endRound']);
});
