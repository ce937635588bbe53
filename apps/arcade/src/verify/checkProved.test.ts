import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import { newSeed } from '../fairness/newSeed.ts';
import { catalogue } from '../games/catalogue.ts';
import { kinds } from '../games/kinds.ts';
import { lotteries } from '../lottery/rules/lotteries.ts';
import { isRoomKind, roomGames } from '../rooms/roomGames.ts';
import { exampleBets } from '../solo/exampleBets.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { fixtureOf } from '../sports/rules/fixtures.ts';
import { leagues } from '../sports/rules/leagues.ts';
import { paidOf } from '../sports/rules/paidOf.ts';
import { endingOf, playMatch } from '../sports/rules/playMatch.ts';
import { liveTables } from '../tables/live/liveTables.ts';
import { checkProved } from './checkProved.ts';
import { type ProvedRound, readRounds } from './ProvedRounds.ts';

/** A round as the server plays it, to its end. */
const playRound = (kind: keyof typeof rulesByKind, nonce: number): ProvedRound => {
  const rules = rulesByKind[kind];
  const seed = newSeed();
  const bet = rules.readBet(exampleBets[kind]);
  let state = rules.begin(bet, drawsOf(seed, 'mine', nonce));
  if (rules.winOf(state) === null) state = rules.expire?.(state);
  // As it reaches the page: through JSON.
  return JSON.parse(
    JSON.stringify({
      id: `${kind}-${nonce}`,
      nonce,
      client: 'mine',
      hash: hashOf(seed),
      seed,
      bet,
      stake: rules.stakeOf(bet),
      win: rules.winOf(state),
      state: rules.show(state),
    }),
  ) as ProvedRound;
};

const names = Object.keys(rulesByKind) as (keyof typeof rulesByKind)[];

test('every kind that one plays alone can be checked', () => {
  const solo = Object.entries(kinds).filter(([, { rules }]) => rules !== undefined);
  expect(names.toSorted()).toEqual(solo.map(([name]) => name).toSorted());
});

test.each(names)('rounds of %s that were played as promised are right', async (kind) => {
  for (let nonce = 1; nonce <= 40; nonce += 1)
    expect(await checkProved(kind, playRound(kind, nonce))).toBe('right');
});

test.each(names)('a round of %s with another seed, outcome or win is told', async (kind) => {
  const round = playRound(kind, 1);
  const other = playRound(kind, 2);
  expect(await checkProved(kind, { ...round, seed: other.seed })).toBe('wrongSeed');
  expect(await checkProved(kind, { ...round, seed: null })).toBe('notYet');
  expect(await checkProved(kind, { ...round, win: round.win + 1 })).toBe('wrongWin');
  const drawn = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      checkProved(kind, { ...round, seed: newSeedOf(index).seed, hash: newSeedOf(index).hash }),
    ),
  );
  expect(drawn).toContain('wrongDraw');
});

/** A round that many people share, as its page hands it over. */
const playShared = (game: { id: string; kind: string }, nonce: number): ProvedRound | undefined => {
  const seed = newSeed();
  const round = { id: `${game.id}-${nonce}`, hash: hashOf(seed), seed };
  const live = liveTables.get(game.id)?.rules;
  if (live) {
    const state = live.play(drawsOf(seed, game.id, nonce));
    const bet = Object.fromEntries(live.spots.map((spot) => [spot, 1001]));
    const win = live.spots.reduce(
      (sum, spot) => sum + Math.floor((1001 * live.returns(spot, state)) / 100),
      0,
    );
    return { ...round, client: game.id, nonce, bet, stake: 1001 * live.spots.length, win, state };
  }
  if (isRoomKind(game.kind)) {
    const state = roomGames[game.kind].rules.deal(drawsOf(seed, 'one,two', nonce), 2, null);
    const bet = { seats: 2, leader: null };
    return { ...round, client: 'one,two', nonce, bet, stake: 1000, win: 1940, state };
  }
  const league = leagues.get(game.id);
  if (league) {
    const client = `${game.id}:29600000`;
    const match = playMatch(league, fixtureOf(league, 29_600_000), drawsOf(seed, client, 0));
    const bet = { market: 'winner', pick: '1', odds: 185 };
    const win = paidOf(league.sport, match, bet, 1001);
    return { ...round, client, nonce: 0, bet, stake: 1001, win, state: endingOf(match) };
  }
  const lottery = lotteries.get(game.id);
  if (!lottery) return undefined;
  const client = `${game.id}:2026-11-${nonce}`;
  const state = lottery.game.draw(drawsOf(seed, client, 0));
  return { ...round, client, nonce: 0, bet: [], stake: 0, win: 0, state };
};

const sharedGames = catalogue.filter((game) => playShared(game, 1) !== undefined);

test('every game of the catalogue is checked, alone or shared', () => {
  const shared = new Set(sharedGames.map(({ id }) => id));
  expect(catalogue.filter(({ id, kind }) => !shared.has(id) && !names.includes(kind as never))).toEqual([]);
});

test.each(sharedGames.map(({ id, kind }) => [id, kind] as const))(
  'rounds of %s are right as they were drawn, and told where seed, outcome or win is another',
  async (id, kind) => {
    const round = playShared({ id, kind }, 1);
    if (!round) throw new Error(`${id} is not shared.`);
    expect(await checkProved(kind, round)).toBe('right');
    expect(await checkProved(kind, { ...round, hash: hashOf('x') })).toBe('wrongSeed');
    expect(await checkProved(kind, { ...round, state: {} })).toBe('wrongDraw');
    expect(await checkProved(kind, { ...round, win: round.win + 1 })).toBe('wrongWin');
  },
);

const newSeedOf = (index: number) => {
  const seed = String(index).padStart(64, '0');
  return { seed, hash: hashOf(seed) };
};

test('a kite that is said to have been let go after its burst is wrong', async () => {
  const round = playRound('crash', 3);
  const { burst } = round.state as { burst: number };
  const late = { ...(round.state as object), cashed: burst };
  expect(await checkProved('crash', { ...round, state: late, win: 10 * burst })).toBe('wrongDraw');
});

test('what is no rounds of a game is not read', () => {
  const whole = { kind: 'coin', title: 'Coin', currency: 'VND', digits: 0, rounds: [playRound('coin', 1)] };
  expect(readRounds(JSON.stringify(whole))).toEqual(whole);
  for (const text of ['', 'x', '[]', 'null', '{}', JSON.stringify({ ...whole, rounds: [{}] })])
    expect(readRounds(text)).toBeUndefined();
});
