import { createHmac } from 'node:crypto';
import { createReader, testVariables } from '@marquee/variables';
import { type BenchPlayer, launchOf, openPlayer, post } from './openPlayer.ts';

const { requiredNumber } = createReader(testVariables);
const seconds = requiredNumber('SECONDS');
const callers = requiredNumber('CONNECTIONS');
const turns = requiredNumber('ROUNDS');
const host = 'sen-vang.localhost';
const stake = 1_000;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Calls a second of so many callers, each of whom calls again when it has its answer; `call` answers how many calls of
 * the wallet that took.
 */
const rateOf = async (players: readonly BenchPlayer[], call: (player: BenchPlayer) => Promise<number>) => {
  let [done, calls] = [0, 0];
  const begin = performance.now() + 2_000;
  const end = begin + seconds * 1_000;
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        const made = await call(player);
        const now = performance.now();
        if (now < begin || now >= end) continue;
        done += 1;
        calls += made;
      }
    }),
  );
  return { done: done / seconds, calls: calls / seconds };
};

/** Bets straight to the wallet, signed as a vendor signs them: what rounds are measured by. */
let bets = 0;
const bet = (port: string) => async (known: BenchPlayer) => {
  bets += 1;
  const { brand, vendor, secret, player, token, gameId, currency } = known;
  const body = JSON.stringify({
    call: 'bet',
    brand,
    player,
    token,
    gameId,
    roundId: `bench-${bets}`,
    transactionId: `bench-${bets}`,
    currency,
    amount: stake,
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'x-vendor': vendor, 'x-signature': signature };
  await post({ host, port, path: '/vendor/v1/bet', body, headers });
  return 1;
};

const sessionOf = async (arcade: URL, player: BenchPlayer) => {
  const page = await (await fetch(launchOf(arcade, host, player))).text();
  const session = /"session":"(?<secret>[^"]+)"/.exec(page)?.groups?.['secret'];
  if (!session) throw new Error('The arcade opened no game.');
  return session;
};

/** A slot's round at the arcade: a bet, its answer, and behind that the round's end, with a win before it or without. */
const round = (arcade: URL, sessions: ReadonlyMap<BenchPlayer, string>) => async (player: BenchPlayer) => {
  const told = await post({
    host: 'localhost',
    port: arcade.port,
    path: '/solo/round',
    headers: { authorization: `Bearer ${sessions.get(player)}` },
    body: JSON.stringify({ ask: crypto.randomUUID(), bet: { stake } }),
  });
  const { refused, win } = JSON.parse(told) as { refused?: string; win?: number };
  if (refused) throw new Error(`A round was refused: ${refused}`);
  return win ? 3 : 2;
};

/**
 * Prints how many rounds of a slot a second the arcade and the platform carry together, beside the bets that the same
 * platform's wallet takes by themselves: medians of `ROUNDS` turns of one and the other, so that whatever else the
 * machine does falls on both.
 */
export const benchRounds = async (arcade: URL, port: string): Promise<void> => {
  const players = [];
  for (let index = 0; index < callers; index += 1)
    players.push(await openPlayer(host, port, 'lotus-of-the-moon'));
  const sessions = new Map<BenchPlayer, string>();
  for (const player of players) sessions.set(player, await sessionOf(arcade, player));
  const alone: number[] = [];
  const rounds: number[] = [];
  const calls: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    alone.push((await rateOf(players, bet(port))).done);
    const played = await rateOf(players, round(arcade, sessions));
    rounds.push(played.done);
    calls.push(played.calls);
  }
  const base = median(alone);
  const row = (rates: readonly number[]) => ({
    'per s': Math.round(median(rates)),
    'of it': `${Math.round((median(rates) / base) * 100)} %`,
  });
  console.table({
    'bets, the wallet alone': row(alone),
    'rounds, arcade and platform': row(rounds),
    'the wallet’s calls that these are': row(calls),
  });
};
