import { createHmac } from 'node:crypto';
import { createReader, testVariables } from '@marquee/variables';
import { type BenchPlayer, launchOf, openPlayer, post } from './openPlayer.ts';

const { requiredNumber } = createReader(testVariables);
const seconds = requiredNumber('SECONDS');
const callers = requiredNumber('CONNECTIONS');
const host = 'sen-vang.localhost';
const stake = 1_000;

/** Calls a second of so many callers, each of whom calls again when it has its answer. */
const rateOf = async (
  players: readonly BenchPlayer[],
  call: (player: BenchPlayer, turn: number) => Promise<void>,
) => {
  let [done, turn] = [0, 0];
  const begin = performance.now() + 2_000;
  const end = begin + seconds * 1_000;
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < end) {
        turn += 1;
        await call(player, turn);
        const now = performance.now();
        if (now >= begin && now < end) done += 1;
      }
    }),
  );
  return done / seconds;
};

/** Bets straight to the wallet, signed as a vendor signs them: what rounds are measured by. */
const bet = (port: string) => async (known: BenchPlayer, turn: number) => {
  const { brand, vendor, secret, player, token, gameId, currency } = known;
  const body = JSON.stringify({
    call: 'bet',
    brand,
    player,
    token,
    gameId,
    roundId: `bench-${turn}`,
    transactionId: `bench-${turn}`,
    currency,
    amount: stake,
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'x-vendor': vendor, 'x-signature': signature };
  await post({ host, port, path: '/vendor/v1/bet', body, headers });
};

const sessionOf = async (arcade: URL, player: BenchPlayer) => {
  const page = await (await fetch(launchOf(arcade, host, player))).text();
  const session = /"session":"(?<secret>[^"]+)"/.exec(page)?.groups?.['secret'];
  if (!session) throw new Error('The arcade opened no game.');
  return session;
};

/**
 * Prints how many rounds of a slot a second the arcade and the platform carry together (a bet, its answer, and the
 * win's or the round's end behind it), beside the bets that the same platform's wallet takes by themselves.
 */
export const benchRounds = async (arcade: URL, port: string): Promise<void> => {
  const players = [];
  for (let index = 0; index < callers; index += 1)
    players.push(await openPlayer(host, port, 'lotus-of-the-moon'));
  const sessions = new Map<BenchPlayer, string>();
  for (const player of players) sessions.set(player, await sessionOf(arcade, player));
  const bets = await rateOf(players, bet(port));
  const rounds = await rateOf(players, async (player) => {
    const told = await post({
      host: 'localhost',
      port: arcade.port,
      path: '/solo/round',
      headers: { authorization: `Bearer ${sessions.get(player)}` },
      body: JSON.stringify({ ask: crypto.randomUUID(), bet: { stake } }),
    });
    const { refused } = JSON.parse(told) as { refused?: string };
    if (refused) throw new Error(`A round was refused: ${refused}`);
  });
  console.table({
    'bets, the wallet alone': { 'per s': Math.round(bets) },
    'rounds, arcade and platform': {
      'per s': Math.round(rounds),
      'of it': `${Math.round((rounds / bets) * 100)} %`,
    },
  });
};
