import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createSeats } from '../launch/createSeats.ts';
import { openStore } from '../store/openStore.ts';
import { createCashier } from './createCashier.ts';
import { createSender, type Send } from './createSender.ts';

type Call = { call: string; transactionId: string; amount?: number; originalTransactionId?: string };
type Reply = (response: ServerResponse, answer: string) => void;

const answered: Reply = (response, answer) => response.end(answer);
/** It is done, and the connection ends before anybody is told. */
const lost: Reply = (response) => response.destroy();

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A wallet that counts each id once, and answers as `replyOf` says; the calls that came are told with how often. */
const startWallet = async (replyOf: (call: Call, times: number) => Reply = () => answered) => {
  const times = new Map<string, number>();
  const amounts = new Map<string, number>();
  let balance = 1_000;
  const take = ({ call, transactionId, amount = 0, originalTransactionId = '' }: Call) => {
    if (amounts.has(transactionId)) return;
    amounts.set(transactionId, amount);
    const moved = { bet: -amount, win: amount, rollback: amounts.get(originalTransactionId) ?? 0 };
    // A bet that is rolled back before it comes, comes no more.
    if (call === 'rollback') amounts.set(originalTransactionId, 0);
    balance += moved[call as keyof typeof moved] ?? 0;
  };
  const hear = (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const call = JSON.parse(text) as Call;
      const key = `${call.call} ${call.transactionId}`;
      times.set(key, (times.get(key) ?? 0) + 1);
      take(call);
      replyOf(call, times.get(key)!)(response, JSON.stringify({ success: true, value: { balance } }));
    });
  };
  let server: Server | undefined;
  let port = 0;
  const listen = async () => {
    server = createServer(hear);
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  const stop = () => {
    server?.closeAllConnections();
    server?.close();
  };
  await listen();
  closers.push(stop);
  return {
    at: `http://127.0.0.1:${port}`,
    listen,
    stop,
    times: () => Object.fromEntries(times),
    left: () => balance,
  };
};

const launch = {
  brand: 'BRAND',
  vendor: 'VENDOR',
  game: 'game',
  player: 'lan',
  token: 'token',
  currency: 'VND',
  mode: 'real',
  language: 'vi',
  lobbyUrl: '/',
} as const;

/** A cashier of its own, and somebody who plays. */
const openCashier = (wallet: string, patience = 5_000, through: (send: Send) => Send = (send) => send) => {
  const store = openStore(':memory:');
  const seats = createSeats(store);
  const { send, close } = createSender(
    () => ({ BRAND: { wallet, secrets: { VENDOR: 'x'.repeat(32) } } }),
    patience,
  );
  const cashier = createCashier({ store, seats, send: through(send), log: () => undefined });
  cashier.start();
  closers.push(() => {
    cashier.stop();
    close();
  });
  return { cashier, seat: seats.open(launch, 0).seat };
};

const bet = { id: 'one', round: 'round', amount: 100 };

test('a wallet whose answer is lost is asked again under the same id, and takes the stake once', async () => {
  const wallet = await startWallet((_, times) => (times === 1 ? lost : answered));
  const { cashier, seat } = openCashier(wallet.at);
  expect(await cashier.bet(seat, bet)).toEqual({});
  expect(wallet.times()).toEqual({ 'bet one': 2 });
  expect(wallet.left()).toBe(900);
});

test('a wallet that answers too late answers twice in the end, and has taken the stake once', async () => {
  let answerLate: (() => void) | undefined;
  const wallet = await startWallet((_, times) => (response, answer) => {
    if (times === 1) answerLate = () => response.end(answer);
    else response.end(answer);
  });
  const { cashier, seat } = openCashier(wallet.at, 500);
  expect(await cashier.bet(seat, bet)).toEqual({});
  answerLate?.();
  expect(cashier.taken(bet.round)).toEqual([{ id: bet.id, amount: bet.amount }]);
  expect(wallet.times()['bet one']).toBeGreaterThan(1);
  expect(wallet.left()).toBe(900);
});

test('a stake that is never answered goes back once somebody answers, and was never played', async () => {
  const wallet = await startWallet(({ call }) => (call === 'bet' ? lost : answered));
  const { cashier, seat } = openCashier(wallet.at);
  expect(await cashier.bet(seat, bet)).toEqual({ refused: 'NO_ANSWER' });
  await vi.waitFor(() => expect(cashier.waiting()).toBe(0), { timeout: 5_000 });
  expect(wallet.times()).toEqual({ 'bet one': 3, 'rollback one.back': 1 });
  expect(wallet.left()).toBe(1_000);
});

test('a win is told until it is answered, through a wallet that is down, and paid once', async () => {
  const wallet = await startWallet(({ call }, times) => (call === 'win' && times === 1 ? lost : answered));
  const { cashier, seat } = openCashier(wallet.at);
  expect(await cashier.bet(seat, bet)).toEqual({});
  wallet.stop();
  cashier.settle(seat, bet.round, [{ bet: bet.id, amount: 250 }]);
  expect(cashier.waiting()).toBe(2);
  await wallet.listen();
  await vi.waitFor(() => expect(cashier.waiting()).toBe(0), { timeout: 10_000 });
  expect(wallet.times()).toMatchObject({ 'win one.win': 2 });
  expect(wallet.left()).toBe(1_150);
}, 20_000);

test('a round that is settled twice is paid once', async () => {
  const wallet = await startWallet();
  const { cashier, seat } = openCashier(wallet.at);
  await cashier.bet(seat, bet);
  const settle = () => cashier.settle(seat, bet.round, [{ bet: bet.id, amount: 250 }]);
  settle();
  settle();
  await vi.waitFor(() => expect(cashier.waiting()).toBe(0), { timeout: 5_000 });
  settle();
  expect(cashier.waiting()).toBe(0);
  expect(wallet.times()).toMatchObject({ 'bet one': 1, 'win one.win': 1 });
  expect(wallet.left()).toBe(1_150);
});

test('a win that a broken disk keeps from being sent is sent once the disk is there again', async () => {
  const wallet = await startWallet();
  let isBroken = false;
  const { cashier, seat } = openCashier(wallet.at, 5_000, (send) => async (...call) => {
    if (isBroken) throw new Error('EIO');
    return send(...call);
  });
  expect(await cashier.bet(seat, bet)).toEqual({});
  isBroken = true;
  cashier.settle(seat, bet.round, [{ bet: bet.id, amount: 250 }]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(wallet.left()).toBe(900);
  isBroken = false;
  await vi.waitFor(() => expect(cashier.waiting()).toBe(0), { timeout: 5_000 });
  expect(wallet.left()).toBe(1_150);
  expect(wallet.times()).toMatchObject({ 'win one.win': 1 });
});

test('a stake that a broken disk keeps from being asked for is not played', async () => {
  const wallet = await startWallet();
  const { cashier, seat } = openCashier(wallet.at, 5_000, () => async () => {
    throw new Error('EIO');
  });
  expect(await cashier.bet(seat, bet)).toEqual({ refused: 'NO_ANSWER' });
  expect(cashier.taken(bet.round)).toEqual([]);
  expect(wallet.left()).toBe(1_000);
});
